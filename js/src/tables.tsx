// The pages of those who open tables: the lobby, and the links of one table for its host.

import { h, type JSX, render } from "preact";
import { useEffect, useState } from "preact/hooks";

type Say = Record<string, string>;
type Named = [name: string, words: string];

interface BoardFacts {
  name: string;
  title: string;
  about: string;
  players: [number, number];
  picture: string;
  rules: Named[];
}

interface LobbyFacts {
  boards: BoardFacts[];
  who: Named[];
  /** The names of people and of bots, by seat, until somebody types others. */
  names: string[];
  bots: string[];
  say: Say;
}

interface TableLabel {
  title: string;
  players: string[];
  turn: number;
  over: boolean;
}

interface SeatFacts {
  seat: number;
  name: string;
  bot: string | null;
  key: string;
  presence: "present" | "away" | "never";
}

interface TableFacts extends TableLabel {
  id: string;
  seats: SeatFacts[];
  watch: string;
}

const PERSON = "person";
const NOBODY = "nobody";
const FIRST = [PERSON, PERSON, NOBODY, NOBODY, NOBODY];
const REFRESH = 3000;

async function post(address: string, given: unknown): Promise<[number, unknown]> {
  const headers = { "Content-Type": "application/json" };
  const said = await fetch(address, { method: "POST", headers, body: JSON.stringify(given) });
  return [said.status, await said.json()];
}

function Lobby({ boards, who, names, bots, say }: LobbyFacts): JSX.Element {
  const [board, setBoard] = useState(boards.find((one) => one.name === "europe") ?? boards[0]!);
  const [seated, setSeated] = useState(FIRST);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [rules, setRules] = useState<string[]>([]);
  const [refused, setRefused] = useState("");
  const [open, setOpen] = useState<TableLabel[]>([]);
  useEffect(() => {
    void fetch("tables").then(async (said) => setOpen(await said.json()));
  }, []);
  const nameOf = (seat: number) => typed[seat] ?? (seated[seat] === PERSON ? names : bots)[seat]!;
  const begin = async () => {
    const taken = seated.slice(0, board.players[1]).map((one, seat) => ({ who: one, name: nameOf(seat) }));
    const seats = taken.filter((one) => one.who !== NOBODY);
    const fitting = rules.filter((rule) => board.rules.some(([name]) => name === rule));
    const [status, said] = await post("tables", { board: board.name, seats, rules: fitting });
    const { id, key, refused: why } = said as { id: string; key: string; refused?: string };
    if (status === 200) location.href = `host/${id}/#${key}`;
    else setRefused(why ?? "");
  };
  return (
    <>
      <h1>{document.title}</h1>
      <p class="quiet">{say.about}</p>
      <section aria-label={say.new}>
        <h2>{say.new}</h2>
        <div class="boards">
          {boards.map((one) => (
            <button key={one.name} type="button" aria-pressed={one === board} onClick={() => setBoard(one)}>
              <img src={one.picture} alt="" />
              {one.title}
            </button>
          ))}
        </div>
        <p class="quiet">{board.about}</p>
      </section>
      <section aria-label={say.players}>
        <h2>{say.players}</h2>
        {seated.slice(0, board.players[1]).map((one, seat) => (
          <div class="row" key={seat}>
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
              onChange={({ currentTarget }) => setSeated(seated.map((s, n) => (n === seat ? currentTarget.value : s)))}
            >
              {who.map(([name, words]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
            </select>
          </div>
        ))}
      </section>
      {board.rules.length ? (
        <section aria-label={say.rules}>
          <h2>{say.rules}</h2>
          {board.rules.map(([name, words]) => (
            <label class="box" key={name}>
              <input
                type="checkbox"
                checked={rules.includes(name)}
                onChange={({ currentTarget }) =>
                  setRules(currentTarget.checked ? [...rules, name] : rules.filter((one) => one !== name))
                }
              />
              {words}
            </label>
          ))}
        </section>
      ) : null}
      <div class="row">
        <button type="button" class="main" onClick={() => void begin()}>
          {say.start}
        </button>
        <span role="alert">{refused}</span>
      </div>
      <section aria-label={say.open}>
        <h2>{say.open}</h2>
        {open.length ? null : <p class="quiet">{say.none}</p>}
        {open.map((table, number) => (
          <p key={number}>
            {table.title}: {table.players.join(", ")} · {table.over ? say.over : `${say.turn} ${table.turn}`}
          </p>
        ))}
      </section>
    </>
  );
}

function Host({ say, bots }: { say: Say; bots: Named[] }): JSX.Element {
  const [table, setTable] = useState<TableFacts | null>(null);
  const [gone, setGone] = useState(false);
  const key = decodeURIComponent(location.hash.slice(1));
  const ask = async (fields: Record<string, unknown> = {}) => {
    const [status, said] = await post("", { key, ...fields }).catch(() => [0, null] as [number, null]);
    if (status === 404 || fields.do === "end") setGone(true);
    else if (status === 200) setTable(said as TableFacts);
  };
  useEffect(() => {
    void ask();
    const timer = setInterval(() => document.hidden || void ask(), REFRESH);
    return () => clearInterval(timer);
  }, []);
  if (gone) return <p class="said">{say.gone}</p>;
  if (!table) return <p class="said">…</p>;
  const link = (secret: string) => new URL(`../../ttr/${table.id}/#${secret}`, location.href).href;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return (
    <>
      <h1>{table.title}</h1>
      <p class="quiet">{say.secret}</p>
      {isLocal ? <p class="quiet">{say.local}</p> : null}
      <section aria-label={say.links}>
        <h2>{say.links}</h2>
        {table.seats.map((one) => (
          <div class="seat" key={one.seat} data-seat={one.seat} data-presence={one.presence}>
            <b>{one.name}</b> {one.bot === null ? `· ${say[one.presence]}` : `· ${say.plays}`}
            {one.bot === null ? <Link address={link(one.key)} name={one.name} say={say} /> : null}
            <div class="row">
              {one.bot === null ? (
                <>
                  <button type="button" onClick={() => void ask({ do: "renew", seat: one.seat })}>
                    {say.renew}
                  </button>
                  <select
                    aria-label={`${say.bot}: ${one.name}`}
                    value=""
                    onChange={({ currentTarget }) => void ask({ do: "bot", seat: one.seat, bot: currentTarget.value })}
                  >
                    <option value="">{say.bot}</option>
                    {bots.map(([name, words]) => (
                      <option key={name} value={name}>
                        {words}
                      </option>
                    ))}
                  </select>
                </>
              ) : (
                <button type="button" onClick={() => void ask({ do: "person", seat: one.seat })}>
                  {say.person}
                </button>
              )}
            </div>
          </div>
        ))}
        <div class="seat">
          <b>{say.watch}</b>
          <Link address={link(table.watch)} name={say.watch!} say={say} />
          <div class="row">
            <button type="button" onClick={() => void ask({ do: "renew", seat: null })}>
              {say.renew}
            </button>
          </div>
        </div>
      </section>
      <button type="button" onClick={() => confirm(say.sure) && void ask({ do: "end" })}>
        {say.end}
      </button>
    </>
  );
}

function Link({ address, name, say }: { address: string; name: string; say: Say }): JSX.Element {
  const [copied, setCopied] = useState(false);
  // A page without HTTPS may not write to the clipboard: the address is selected, to be copied by hand.
  const copy = async (field: HTMLInputElement | null) => {
    field?.select();
    await navigator.clipboard?.writeText(address).then(() => setCopied(true));
  };
  return (
    <div class="row">
      <input type="text" readOnly value={address} aria-label={name} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        onClick={({ currentTarget }) => void copy(currentTarget.parentElement!.querySelector("input"))}
      >
        {copied ? say.copied : say.copy}
      </button>
      <a href={address} target="_blank" rel="noreferrer">
        {say.enter}
      </a>
    </div>
  );
}

for (const [id, View] of Object.entries({ lobby: Lobby, host: Host })) {
  const place = document.getElementById(id);
  // biome-ignore lint/suspicious/noExplicitAny: each page was given what it needs
  if (place) render(h(View as any, JSON.parse(place.dataset.given ?? "{}")), place);
}
