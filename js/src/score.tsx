// Every player's public counts, and the toolbar.

import type { JSX } from "preact";
import { Hidden, SeatMark, signed, Tool, usePage } from "./parts";
import { Picture } from "./symbols";

export function Score(): JSX.Element {
  const { traits, local, say, players, words } = usePage();
  const { view, prompt, settings, controls } = traits;
  return (
    <div class="ttr-score">
      <ul class="ttr-seats" aria-label={say("page-score-title")}>
        {players.map((name, seat) => (
          <li
            key={seat}
            data-seat={seat}
            class={`ttr-seat ${prompt.seat === seat && !prompt.over ? "ttr-asks" : ""}`}
            aria-current={prompt.seat === seat && !prompt.over ? "true" : undefined}
            style={{ "--seat": traits.board.themes[local.theme].seats[seat]?.[0] }}
          >
            <SeatMark seat={seat} size={17} />
            <span class="ttr-who" title={name}>
              {name}
              {controls.seat === seat && controls.role === "player" ? <em> {say("page-score-you")}</em> : null}
            </span>
            {settings.seats[seat]?.bot ? (
              <span class="ttr-bot" title={`${say("page-score-bot")}: ${settings.seats[seat]?.bot}`}>
                <Picture of="bot" size={17} />
                <Hidden>{say("page-score-bot")}</Hidden>
              </span>
            ) : null}
            <b class="ttr-total" title={say("page-points", { n: view.points[seat] ?? 0 })}>
              {signed(view.points[seat] ?? 0)}
              <Hidden> {say("page-score-unit", { n: view.points[seat] ?? 0 })}</Hidden>
            </b>
            <span class="ttr-stats">
              <Stat picture="cards" words={say("page-stat-cards")} count={view.hand_sizes[seat]} />
              {Object.entries(view.counters ?? {}).map(([name, counts]) => (
                <Stat key={name} picture={name} words={words.find(`counter-${name}`) ?? name} count={counts[seat]} />
              ))}
              {Object.entries(view.pieces[seat] ?? {}).map(([kind, left]) => (
                <Stat key={kind} picture={kind} words={say("page-stat-left", { piece: kind })} count={left} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Tools />
    </div>
  );
}

function Stat({
  picture,
  words,
  count,
}: {
  picture: string;
  words: string;
  count: number | undefined;
}): JSX.Element | null {
  if (count === undefined) return null;
  return (
    <span class="ttr-stat" title={`${words}: ${count}`}>
      <Picture of={picture} size={14} />
      <Hidden>{words} </Hidden>
      {count}
    </span>
  );
}

function Tools(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { settings, controls, prompt } = page.traits;
  const bots = settings.seats.some((seat) => seat.who === "bot");
  const waits = bots && controls.paused && !prompt.over && settings.seats[prompt.seat ?? -1]?.who === "bot";
  return (
    <div class="ttr-tools">
      {bots && page.may("pause") && !prompt.over ? (
        <>
          <Tool
            picture={controls.paused ? "play" : "pause"}
            words={say(controls.paused ? "page-tool-go" : "page-tool-pause")}
            aria-pressed={controls.paused}
            onClick={() => void page.ask("pause", { paused: !controls.paused })}
          />
          {controls.paused ? (
            <Tool
              picture="onwards"
              words={say("page-tool-step")}
              disabled={!waits}
              onClick={() => void page.ask("step", { paused: true })}
            />
          ) : null}
        </>
      ) : null}
      {page.may("undo") ? (
        <>
          <Tool
            picture="undo"
            words={say("page-tool-undo")}
            disabled={!controls.undo}
            onClick={() => void page.ask("undo")}
          />
          <Tool
            picture="redo"
            words={say("page-tool-redo")}
            disabled={!controls.redo}
            onClick={() => void page.ask("redo")}
          />
        </>
      ) : null}
      {page.may("hint") ? (
        <Tool
          picture="hint"
          words={say("page-tool-hint")}
          disabled={!prompt.mine}
          onClick={() => void page.askHint()}
        />
      ) : null}
      <Tool picture="rules" words={say("page-tool-rules")} onClick={() => page.set({ dialog: "rules", rule: null })} />
      <Tool picture="menu" words={say("page-tool-menu")} onClick={() => page.set({ dialog: "menu" })} />
    </div>
  );
}
