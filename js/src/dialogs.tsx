// Dialogs over the page: the menu, the rule book, the list of keys, and questions before something is lost.

import type { JSX } from "preact";
import { CourseList } from "./course";
import { Dialog } from "./dialog";
import { Discards } from "./discards";
import { Rules } from "./help";
import { Invite } from "./invite";
import { KeyList } from "./keylist";
import { Menu } from "./menu";
import type { Local } from "./page";
import { Button, usePage } from "./parts";
import { Review } from "./review";

export function Dialogs(): JSX.Element | null {
  const { dialog, confirm } = usePage().local;
  return (
    <>
      {dialog === "menu" ? <Menu /> : null}
      {dialog === "guests" ? <Invite /> : null}
      {dialog === "rules" ? <Rules /> : null}
      {dialog === "course" ? <CourseList /> : null}
      {dialog === "review" ? <Review /> : null}
      {dialog === "keys" ? <KeyList /> : null}
      {dialog === "discards" ? <Discards /> : null}
      {confirm ? <Confirm {...confirm} /> : null}
    </>
  );
}

/** A question before something is lost. */
function Confirm({ what, text, answer }: NonNullable<Local["confirm"]>): JSX.Element {
  const { say } = usePage();
  return (
    <Dialog title={say("page-confirm-title")} close={() => answer(false)}>
      <p>{text}</p>
      <div class="ttr-buttons">
        <Button class="ttr-main" onClick={() => answer(false)}>
          {say("page-cancel")}
        </Button>
        <Button onClick={() => answer(true)}>{say("page-confirm-go", { what })}</Button>
      </div>
    </Dialog>
  );
}
