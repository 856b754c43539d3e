// Dialogs over the page: the menu (theme, speed, language, files) and the rule book.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { focusIn, round } from "./focus";
import type { Local } from "./page";
import { Button, OWN_KEYS, Tool, usePage } from "./parts";

/** A long page may be scrolled: place the dialog where the window is. */
const FROM_TOP = 0.11;
const HIGHEST = 0.78;

function intoSight(box: HTMLDivElement | null): void {
  const veil = box?.parentElement?.getBoundingClientRect();
  const window = box?.ownerDocument.defaultView?.innerHeight ?? 0;
  if (!box || !veil) return;
  const lowest = veil.height - HIGHEST * window - 10;
  box.style.marginTop = `${Math.round(Math.max(10, Math.min(lowest, FROM_TOP * window - veil.top)))}px`;
}

interface Frame {
  title: string;
  close?: () => void;
  children: ComponentChildren;
}

function Dialog({ title, children, ...more }: Frame): JSX.Element {
  const page = usePage();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    intoSight(box.current);
    const before = focusIn(page.el);
    const take = () => box.current?.focus({ preventScroll: true });
    take();
    // Tab may also arrive from the rest of the notebook.
    const around = box.current?.closest<HTMLElement>(".ttr-page");
    const covered = () => [...(around?.querySelectorAll(".ttr-dialog") ?? [])].at(-1) !== box.current;
    const come = ({ target }: FocusEvent) => box.current?.contains(target as Node) || covered() || take();
    around?.addEventListener("focusin", come);
    return () => {
      around?.removeEventListener("focusin", come);
      before?.focus({ preventScroll: true });
    };
  }, []);
  const close = more.close ?? (() => page.set({ dialog: null, rule: null }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    else if (event.key !== "Tab" || !box.current || !round(box.current, event.shiftKey)) return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the dialog closes it, and so does Escape
    <div class="ttr-veil" onClick={(event) => event.target === event.currentTarget && close()} onKeyDown={onKeyDown}>
      <div class="ttr-dialog" role="dialog" aria-modal="true" aria-label={title} ref={box} {...OWN_KEYS} tabIndex={-1}>
        <div class="ttr-head">
          <h2>{title}</h2>
          <Tool picture="close" words={page.say("page-close")} onClick={close} />
        </div>
        {children}
      </div>
    </div>
  );
}

export function Dialogs(): JSX.Element | null {
  const { dialog, confirm } = usePage().local;
  return (
    <>
      {dialog === "menu" ? <Menu /> : dialog === "rules" ? <Rules /> : null}
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

function Pick({
  label,
  value,
  options,
  onPick,
}: {
  label: string;
  value: string;
  options: [string, string][];
  onPick: (value: string) => void;
}): JSX.Element {
  return (
    <label class="ttr-field">
      <span>{label}</span>
      <select {...OWN_KEYS} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function Menu(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { settings } = page.traits;
  return (
    <Dialog title={say("page-menu-title")}>
      <label class="ttr-field ttr-speed">
        <span>{say("page-menu-speed")}</span>
        <input
          {...OWN_KEYS}
          type="range"
          min={0}
          max={3}
          value={settings.speed}
          aria-valuetext={say("page-speed", { speed: settings.speed })}
          onChange={(event) => void page.ask("speed", { speed: Number(event.currentTarget.value) })}
        />
        <b>{say("page-speed", { speed: settings.speed })}</b>
      </label>
      <Pick
        label={say("page-menu-theme")}
        value={settings.theme}
        options={["auto", "light", "dark"].map((name) => [name, say("page-theme", { theme: name })])}
        onPick={(theme) => void page.ask("theme", { theme })}
      />
      <Pick
        label={say("page-menu-locale")}
        value={settings.locale}
        options={settings.locales}
        onPick={(locale) => void page.ask("locale", { locale })}
      />
      {page.may("files") ? <Files /> : null}
    </Dialog>
  );
}

/** Python writes and reads the files beside the notebook. */
function Files(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const [name, setName] = useState(page.traits.board.name);
  const [files, setFiles] = useState<{ name: string }[]>([]);
  const [saved, setSaved] = useState<{ path?: string; refused?: string }>({});
  const look = () => void page.ask("files").then((answer) => answer.ok && setFiles(answer.files));
  useEffect(look, []);
  const save = async () => {
    const answer = await page.ask("save", { name });
    const refused = answer.ok || answer.refusal.kind === "confirm" ? "" : answer.refusal.text;
    setSaved(answer.ok ? { path: answer.path } : { refused });
    if (answer.ok) look();
  };
  return (
    <div class="ttr-files">
      <div class="ttr-field">
        <label>
          <span>{say("page-files-name")}</span>
          <input {...OWN_KEYS} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <Button onClick={() => void save()}>{say("page-files-save")}</Button>
      </div>
      <p class="ttr-quiet">{say("page-files-secret")}</p>
      <p role="status">{saved.path ? say("page-files-saved", { path: saved.path }) : saved.refused}</p>
      {files.length ? <h3>{say("page-files-title")}</h3> : null}
      <ul>
        {files.map(({ name: file }) => (
          <li key={file}>
            <Button
              onClick={() =>
                void page.ask("load", { name: file }).then((answer) => answer.ok && page.set({ dialog: null }))
              }
            >
              {say("page-files-load", { name: file })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
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
