// The players: their pieces, their public counts, and whose turn it is.

import type { JSX } from "preact";
import { Hidden, signed, usePage } from "./parts";
import { ENGINE, liveryOf } from "./pieces";
import type { SeatLook } from "./protocol";
import { Picture } from "./symbols";

export function Seats(): JSX.Element {
  const { traits, say, players } = usePage();
  return (
    <ul class="ttr-seats" aria-label={say("page-score-title")}>
      {players.map((_, seat) => (
        <Seat key={seat} seat={seat} asked={traits.prompt.seat === seat && !traits.prompt.over} />
      ))}
    </ul>
  );
}

/** The counter that stands beside the cards. */
const TICKETS = "tickets";

function Seat({ seat, asked }: { seat: number; asked: boolean }): JSX.Element {
  const { traits, say, players, words } = usePage();
  const { view, settings, controls } = traits;
  const look = traits.board.seats[seat];
  const name = players[seat] ?? "";
  const points = view.points[seat] ?? 0;
  const counters = Object.entries(view.counters ?? {});
  const counter = ([name, counts]: [string, number[]]) => (
    <Stat key={name} picture={name} words={words.find(`counter-${name}`) ?? name} count={counts[seat]} />
  );
  return (
    <li
      data-seat={seat}
      class={`ttr-seat ${asked ? "ttr-asks" : ""}`}
      aria-current={asked ? "true" : undefined}
      style={{ "--seat": look?.fill, "--seat-ink": look?.ink }}
    >
      <span class="ttr-cap">{look ? <Engine look={look} /> : null}</span>
      <span class="ttr-who" title={name}>
        <span>
          {name}
          {controls.seat === seat && controls.role === "player" ? <Hidden> {say("page-score-you")}</Hidden> : null}
        </span>
        {settings.seats[seat]?.bot ? (
          <span class="ttr-bot" title={`${say("page-score-bot")}: ${settings.seats[seat]?.bot}`}>
            <Picture of="bot" size={14} />
            <Hidden>{say("page-score-bot")}</Hidden>
          </span>
        ) : null}
        <Presence guest={settings.seats[seat]?.guest ?? null} />
      </span>
      <span class="ttr-stats">
        <Stat picture="cards" words={say("page-stat-cards")} count={view.hand_sizes[seat]} />
        {counters.filter(([name]) => name === TICKETS).map(counter)}
        {Object.entries(view.pieces[seat] ?? {}).map(([kind, left]) => (
          <Stat key={kind} picture={kind} words={say("page-stat-left", { piece: kind })} count={left} />
        ))}
        {counters.filter(([name]) => name !== TICKETS).map(counter)}
      </span>
      <b class="ttr-total" title={say("page-points", { n: points })}>
        {signed(points)}
        <Hidden> {say("page-score-unit", { n: points })}</Hidden>
      </b>
    </li>
  );
}

/** Is the guest there who was invited to this seat? */
function Presence({ guest }: { guest: "present" | "away" | "never" | null }): JSX.Element | null {
  const { say } = usePage();
  if (guest === null) return null;
  const words = say("guests-presence", { guest });
  return (
    <span class="ttr-presence" data-guest={guest} title={words}>
      <Hidden>{words}</Hidden>
    </span>
  );
}

/** The engine of a seat's trains, from above. */
function Engine({ look }: { look: SeatLook }): JSX.Element {
  return (
    <svg class="ttr-engine" viewBox="-15 -7.6 30 15.6" aria-hidden="true">
      <path d={ENGINE} transform="translate(.8 2.6)" opacity=".35" />
      <path
        d={ENGINE}
        transform="translate(0 1.3)"
        style={{ fill: `color-mix(in srgb, ${look.fill} 50%, #000)` }}
        stroke="#fff9ea"
        stroke-width="1.2"
      />
      <g transform="translate(0 -.7)">
        <path d={ENGINE} fill={look.fill} stroke="#fff9ea" stroke-width="1.2" />
        <path d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" transform="scale(.78)" />
      </g>
    </svg>
  );
}

function Stat(props: { picture: string; words: string; count: number | undefined }): JSX.Element | null {
  const { picture, words, count } = props;
  if (count === undefined) return null;
  return (
    <span class="ttr-stat" title={`${words}: ${count}`}>
      <Picture of={picture} size={13} />
      <Hidden>{words} </Hidden>
      {count}
    </span>
  );
}
