// Dialogs over the page: the menu, the rule book, the list of keys, and questions before something is lost.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "./dialog";
import { Discards } from "./discards";
import { KeyList } from "./keylist";
import { Menu } from "./menu";
import type { Local } from "./page";
import { Button, OWN_KEYS, usePage } from "./parts";

export function Dialogs(): JSX.Element | null {
  const { dialog, confirm } = usePage().local;
  return (
    <>
      {dialog === "menu" ? <Menu /> : null}
      {dialog === "rules" ? <Rules /> : null}
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

interface Entry {
  id: string;
  title: string;
  text: string;
  example: string;
  see: string[];
  section?: string;
}

/** Does this rule contain all words of the filter? */
function fits(entry: Entry, filter: string): boolean {
  const text = `${entry.section ?? ""} ${entry.title} ${entry.text} ${entry.example}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Rules(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { rule } = page.local;
  const [filter, setFilter] = useState("");
  const [book, setBook] = useState<{ title: string; entries: Entry[] } | null>(null);
  const { locale } = page.traits.settings;
  useEffect(() => {
    let here = true;
    void page.ask("rules", rule ? { rule } : {}).then((answer) => {
      if (here && answer.ok) setBook({ title: answer.title, entries: answer.entries });
    });
    return () => {
      here = false;
    };
  }, [page, rule, locale]);
  const entries = (book?.entries ?? []).filter((entry) => fits(entry, filter));
  return (
    <Dialog title={book?.title ?? say("page-rules-title")}>
      {rule ? (
        <Button onClick={() => page.set({ rule: null })}>{say("page-rules-all")}</Button>
      ) : (
        <input
          {...OWN_KEYS}
          class="ttr-filter"
          type="search"
          placeholder={say("page-rules-find")}
          aria-label={say("page-rules-find")}
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div class="ttr-book ttr-scroll" {...OWN_KEYS} tabIndex={0}>
        {entries.length === 0 && book ? <p class="ttr-quiet">{say("page-rules-none")}</p> : null}
        {entries.map((entry, n) => (
          <article key={entry.id}>
            {entry.section && entry.section !== entries[n - 1]?.section ? <h2>{entry.section}</h2> : null}
            <h3>{entry.title}</h3>
            {entry.text.split("\n").map((line) => (
              <p key={line}>{line}</p>
            ))}
            {entry.example ? (
              <p class="ttr-quiet ttr-example">{say("page-rules-example", { example: entry.example })}</p>
            ) : null}
          </article>
        ))}
      </div>
    </Dialog>
  );
}
