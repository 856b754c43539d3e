// The list of keys, from the table that the keyboard itself uses.

import type { JSX } from "preact";
import { Dialog } from "./dialog";
import { KEYS, type Key } from "./keys";
import { usePage } from "./parts";

const GROUPS: readonly Key["group"][] = ["play", "look", "help"];

export function KeyList(): JSX.Element {
  const { say } = usePage();
  return (
    <Dialog title={say("menu-keys")}>
      {GROUPS.map((group) => (
        <section key={group}>
          <h3>{say("menu-keys-group", { group })}</h3>
          <dl class="ttr-keylist">
            {KEYS.filter((key) => key.group === group).map(({ name, shown }) => (
              <div key={name}>
                <dt>
                  <kbd>{shown}</kbd>
                </dt>
                <dd>{say("menu-key", { key: name })}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p class="ttr-quiet">{say("menu-keys-more")}</p>
    </Dialog>
  );
}
