// The help: the game on one page, and below it all rules of this board, section by section.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "./dialog";
import { Button, OWN_KEYS, usePage } from "./parts";
import type { OverviewPart, RuleEntry } from "./protocol";

interface Book {
  title: string;
  overview: OverviewPart[];
  entries: RuleEntry[];
}

/** Does this rule contain all words of the filter? */
function fits(entry: RuleEntry, filter: string): boolean {
  const text = `${entry.section} ${entry.title} ${entry.text} ${entry.example}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The entries of each section, in order. */
export function sections(entries: RuleEntry[]): [string, RuleEntry[]][] {
  const found = new Map<string, RuleEntry[]>();
  for (const entry of entries) found.set(entry.section, [...(found.get(entry.section) ?? []), entry]);
  return [...found];
}

export function Rules(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { rule } = page.local;
  const [filter, setFilter] = useState("");
  const [book, setBook] = useState<Book | null>(null);
  const { locale } = page.traits.settings;
  useEffect(() => {
    let here = true;
    void page.ask("rules", rule ? { rule } : {}).then((answer) => {
      if (here && answer.ok) setBook(answer);
    });
    return () => {
      here = false;
    };
  }, [page, rule, locale]);
  const entries = (book?.entries ?? []).filter((entry) => fits(entry, filter));
  const searching = filter.trim() !== "";
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
        {rule || searching ? null : <Overview parts={book?.overview ?? []} />}
        {rule || searching ? <Entries entries={entries} titled={!rule} /> : <Folded entries={entries} />}
      </div>
    </Dialog>
  );
}

/** Aim, turn and end on one page. */
function Overview({ parts }: { parts: OverviewPart[] }): JSX.Element {
  const { say } = usePage();
  return (
    <div class="ttr-overview">
      {parts.map(({ part, lines }) => (
        <section key={part}>
          <h2>{say("page-help", { part })}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Every section is closed until it is wanted. */
function Folded({ entries }: { entries: RuleEntry[] }): JSX.Element | null {
  const { say } = usePage();
  if (!entries.length) return null;
  return (
    <div class="ttr-folded">
      <h2>{say("page-help-all")}</h2>
      {sections(entries).map(([title, own]) => (
        <details key={title}>
          <summary {...OWN_KEYS}>{title}</summary>
          {own.map((entry) => (
            <Paragraph key={entry.id} entry={entry} />
          ))}
        </details>
      ))}
    </div>
  );
}

function Entries({ entries, titled }: { entries: RuleEntry[]; titled: boolean }): JSX.Element {
  return (
    <>
      {sections(entries).map(([title, own]) => (
        <section key={title}>
          {titled ? <h2>{title}</h2> : null}
          {own.map((entry) => (
            <Paragraph key={entry.id} entry={entry} />
          ))}
        </section>
      ))}
    </>
  );
}

function Paragraph({ entry }: { entry: RuleEntry }): JSX.Element {
  const { say } = usePage();
  return (
    <article>
      <h3>{entry.title}</h3>
      {entry.text.split("\n").map((line) => (
        <p key={line}>{line}</p>
      ))}
      {entry.example ? (
        <p class="ttr-quiet ttr-example">{say("page-rules-example", { example: entry.example })}</p>
      ) : null}
    </article>
  );
}
