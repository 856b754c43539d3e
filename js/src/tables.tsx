// The pages of those who open tables: the lobby, and the links of one table for its host.

import "./style/fonts.css";
import "./style/page.css";
import "./style/guests.css";
import "./style/tables.css";
import { type ComponentChildren, h, type JSX, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Code, LinkRow, Plain } from "./linkrow";
import { isLocal, linkTo } from "./reach";

type Say = Record<string, string>;
type Named = [name: string, words: string];
type Presence = "present" | "away" | "never";

interface BoardFacts {
  name: string;
  title: string;
  about: string;
  players: [number, number];
  light: string;
  dark: string;
  rules: Named[];
}

interface LobbyFacts {
  boards: BoardFacts[];
  who: Named[];
  /** The names of people and of bots, by seat, until somebody types others. */
  names: string[];
  bots: string[];
  /** The colours of the seats. */
  colors: string[];
  locales: Named[];
  say: Say;
}

interface TableLabel {
  title: string;
  players: string[];
  turn: number;
  over: boolean;
  /** The spectators' link, where everybody may watch. */
  watch?: string;
}

interface SeatFacts {
  seat: number;
  name: string;
  bot: string | null;
  key: string;
  presence: Presence;
}

interface TableFacts extends TableLabel {
  id: string;
  seats: SeatFacts[];
  watchers: string;
  watching: string;
}

interface HostFacts {
  say: Say;
  presence: Record<Presence, string>;
  bots: Named[];
  colors: string[];
}

/** How far a game has come. */
function progress({ turn, over }: TableLabel, say: Say): string {
  if (over) return say.over!;
  return turn ? `${say.turn} ${turn}` : say.opening!;
}

type Ask = (fields: Record<string, unknown>) => Promise<void>;

const PERSON = "person";
const NOBODY = "nobody";
const FIRST = [PERSON, PERSON, NOBODY, NOBODY, NOBODY];
const REFRESH = 3000;

async function post(address: string, given: unknown): Promise<[number, unknown]> {
  const headers = { "Content-Type": "application/json" };
  const said = await fetch(address, { method: "POST", headers, body: JSON.stringify(given) });
  return [said.status, await said.json()];
}

function Lobby(facts: LobbyFacts): JSX.Element {
  const { boards, names, bots, say } = facts;
  const [board, setBoard] = useState(boards.find((one) => one.name === "europe") ?? boards[0]!);
  const [seated, setSeated] = useState(FIRST);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [rules, setRules] = useState<string[]>([]);
  const [refused, setRefused] = useState("");
  const nameOf = (seat: number) => typed[seat] ?? (seated[seat] === PERSON ? names : bots)[seat]!;
  const begin = async () => {
    const taken = seated.slice(0, board.players[1]).map((one, seat) => ({ who: one, name: nameOf(seat) }));
    const seats = taken.filter((one) => one.who !== NOBODY);
    const fitting = rules.filter((rule) => board.rules.some(([name]) => name === rule));
    const [status, said] = await post("tables", { board: board.name, seats, rules: fitting });
    const { id, key, refused: why } = said as { id: string; key: string; refused?: string };
    if (status === 200) location.href = `host/${id}/${location.search}#${key}`;
    else setRefused(why ?? "");
  };
  return (
    <>
      <header>
        <div>
          <h1>{document.title}</h1>
          <p class="ttr-quiet">{say.about}</p>
        </div>
        <Languages locales={facts.locales} words={say.language!} />
      </header>
      <div class="ttr-tables-columns">
        <section aria-label={say.new}>
          <h2>{say.new}</h2>
          <div class="ttr-tables-boards">
            {boards.map((one) => (
              <button key={one.name} type="button" aria-pressed={one === board} onClick={() => setBoard(one)}>
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset={one.dark} />
                  <img src={one.light} alt="" />
                </picture>
                {one.title}
              </button>
            ))}
          </div>
          <p>{board.about}</p>
        </section>
        <section class="ttr-tables-box" aria-label={say.players}>
          <h2>{say.players}</h2>
          {seated.slice(0, board.players[1]).map((one, seat) => (
            <div class="ttr-tables-seat" key={seat} data-who={one}>
              <span style={{ background: facts.colors[seat] }} />
              <input
                type="text"
                aria-label={names[seat]}
                maxLength={40}
                value={nameOf(seat)}
                disabled={one === NOBODY}
                onInput={(event) => setTyped({ ...typed, [seat]: event.currentTarget.value })}
              />
              <select
                aria-label={names[seat]}
                value={one}
                onChange={({ currentTarget }) =>
                  setSeated(seated.map((s, n) => (n === seat ? currentTarget.value : s)))
                }
              >
                {facts.who.map(([name, words]) => (
                  <option key={name} value={name}>
                    {words}
                  </option>
                ))}
              </select>
            </div>
          ))}
          <button type="button" class="ttr-tables-start" onClick={() => void begin()}>
            {say.start}
          </button>
          <p role="alert">{refused}</p>
        </section>
      </div>
      <div class="ttr-tables-columns">
        {board.rules.length ? (
          <section class="ttr-tables-box" aria-label={say.rules}>
            <h2>{say.rules}</h2>
            {board.rules.map(([name, words]) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={rules.includes(name)}
                  onChange={({ currentTarget }) =>
                    setRules(currentTarget.checked ? [...rules, name] : rules.filter((one) => one !== name))
                  }
                />
                <span>{words}</span>
              </label>
            ))}
          </section>
        ) : null}
        <Open say={say} />
      </div>
    </>
  );
}

function Languages({ locales, words }: { locales: Named[]; words: string }): JSX.Element {
  const choose = (code: string) => {
    location.search = `?locale=${code}`;
  };
  return (
    <select
      class="ttr-button"
      aria-label={words}
      value={document.documentElement.lang}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {locales.map(([code, named]) => (
        <option key={code} value={code}>
          {named}
        </option>
      ))}
    </select>
  );
}

/** The open tables; their links are told only where everybody may watch. */
function Open({ say }: { say: Say }): JSX.Element {
  const [open, setOpen] = useState<TableLabel[]>([]);
  useEffect(() => {
    const look = () =>
      void fetch(`tables${location.search}`)
        .then(async (said) => setOpen(await said.json()))
        .catch(() => {});
    look();
    const timer = setInterval(() => document.hidden || look(), REFRESH);
    return () => clearInterval(timer);
  }, []);
  return (
    <section class="ttr-tables-box" aria-label={say.open}>
      <h2>{say.open}</h2>
      {open.length ? null : <p class="ttr-quiet">{say.none}</p>}
      <ul>
        {open.map((table, number) => (
          <li key={number}>
            <b>{table.title}</b> {table.players.join(", ")} <span class="ttr-quiet">{progress(table, say)}</span>
            {table.watch ? (
              <a class="ttr-button" href={table.watch}>
                {say.watch}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Host(facts: HostFacts): JSX.Element {
  const { say } = facts;
  const [table, setTable] = useState<TableFacts | null>(null);
  const [gone, setGone] = useState(false);
  const key = decodeURIComponent(location.hash.slice(1));
  const said = (fields: Record<string, unknown>) =>
    post(location.search, { key, ...fields }).catch(() => [0, null] as [number, null]);
  const ask: Ask = async (fields) => {
    const [status, facts] = await said(fields);
    if (status === 404 || fields.do === "end") setGone(true);
    else if (status === 200) setTable(facts as TableFacts);
  };
  const codeOf = async (text: string) => (await said({ do: "qr", text }))[1] as Code | null;
  useEffect(() => {
    void ask({});
    const timer = setInterval(() => document.hidden || void ask({}), REFRESH);
    return () => clearInterval(timer);
  }, []);
  if (gone) return <p class="said">{say.gone}</p>;
  if (!table) return <p class="said">…</p>;
  const base = new URL("../../", location.href.replace(/[?#].*/, "")).href;
  const shared = { base, table: table.id, say, codeOf };
  return (
    <>
      <header>
        <div>
          <h1>{table.title}</h1>
          <p class="ttr-quiet">{progress(table, say)}</p>
        </div>
      </header>
      <p>{say.secret}</p>
      {isLocal(location.hostname) ? <p class="ttr-tables-note">{say.local}</p> : null}
      <section class="ttr-tables-box ttr-invite" aria-label={say.links}>
        <h2>{say.links}</h2>
        <ul>
          {table.seats.map((one) => (
            <li key={one.seat} data-seat={one.seat} data-presence={one.presence}>
              <p class="ttr-invite-name">
                <span class="ttr-tables-color" style={{ background: facts.colors[one.seat] }} />
                <b>{one.name}</b>
                <span class="ttr-quiet">{one.bot === null ? facts.presence[one.presence] : one.bot}</span>
                {one.key ? null : (
                  <Plain onClick={() => void ask({ do: "person", seat: one.seat })}>{say.invite}</Plain>
                )}
              </p>
              {one.key ? (
                <Row {...shared} secret={one.key} name={one.name}>
                  <Plain onClick={() => void ask({ do: "renew", seat: one.seat })}>{say.renew}</Plain>
                  <select
                    class="ttr-button"
                    aria-label={`${say.bot} ${one.name}`}
                    value=""
                    onChange={({ currentTarget }) => void ask({ do: "bot", seat: one.seat, bot: currentTarget.value })}
                  >
                    <option value="">{say.bot}</option>
                    {facts.bots.map(([name, words]) => (
                      <option key={name} value={name}>
                        {words}
                      </option>
                    ))}
                  </select>
                </Row>
              ) : null}
            </li>
          ))}
          <li data-seat="watch">
            <p class="ttr-invite-name">
              <b>{say.watchers}</b>
              <span class="ttr-quiet">{table.watching}</span>
            </p>
            <Row {...shared} secret={table.watchers} name={say.watchers!}>
              <Plain onClick={() => void ask({ do: "renew", seat: null })}>{say.renew}</Plain>
            </Row>
          </li>
        </ul>
      </section>
      <Plain onClick={() => confirm(say.sure) && void ask({ do: "end" })}>{say.end}</Plain>
    </>
  );
}

interface RowProps {
  base: string;
  table: string;
  secret: string;
  name: string;
  say: Say;
  codeOf: (text: string) => Promise<Code | null>;
  children: ComponentChildren;
}

function Row({ base, table, secret, name, say, codeOf, children }: RowProps): JSX.Element {
  return (
    <LinkRow address={linkTo(base, table, secret)} name={name} words={wordsOf(say)} codeOf={codeOf}>
      {children}
    </LinkRow>
  );
}

const wordsOf = ({ copy, copied, code, enter }: Say) => ({
  copy: copy!,
  copied: copied!,
  code: code!,
  enter: enter!,
});

/** Follows the light or dark colours of the system. */
function followTheme(place: HTMLElement): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    place.dataset.theme = dark.matches ? "dark" : "light";
  };
  dark.addEventListener("change", follow);
  follow();
}

for (const [id, View] of Object.entries({ lobby: Lobby, host: Host })) {
  const place = document.getElementById(id);
  if (!place) continue;
  followTheme(place);
  // biome-ignore lint/suspicious/noExplicitAny: each page was given what it needs
  render(h(View as any, JSON.parse(place.dataset.given ?? "{}")), place);
}
