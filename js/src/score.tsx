// Every player's public counts, and the tools.

import type { JSX } from "preact";
import { Hidden, SeatMark, signed, Tool, usePage } from "./parts";
import { Picture } from "./symbols";

export function Score(): JSX.Element {
  const { traits, local, t, players } = usePage();
  const { view, prompt, settings, controls } = traits;
  return (
    <div class="ttr-score">
      <ul class="ttr-seats" aria-label={t("score.title")}>
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
              {controls.seat === seat && controls.playing && !settings.teaching ? <em> {t("score.you")}</em> : null}
            </span>
            {settings.seats[seat]?.bot ? (
              <span class="ttr-bot" title={`${t("score.bot")}: ${settings.seats[seat]?.bot}`}>
                <Picture of="bot" size={17} />
                <Hidden>{t("score.bot")}</Hidden>
              </span>
            ) : null}
            <b class="ttr-total" title={t("score.points", { n: view.points[seat] ?? 0 })}>
              {signed(view.points[seat] ?? 0)}
              <Hidden> {t("score.points.unit")}</Hidden>
            </b>
            <span class="ttr-stats">
              <Stat picture="cards" words={t("stat.cards")} count={view.hand_sizes[seat]} />
              <Stat picture="tickets" words={t("stat.tickets")} count={view.rules.tickets?.counts?.[seat]} />
              {Object.entries(view.pieces[seat] ?? {}).map(([kind, left]) => (
                <Stat key={kind} picture={kind} words={t(`stat.${kind}`)} count={left} />
              ))}
              <Taken seat={seat} />
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

/** Passengers; stations and harbours that were built. */
function Taken({ seat }: { seat: number }): JSX.Element {
  const { traits, t } = usePage();
  const { rules } = traits.view;
  const built = (cities: Record<string, number> | undefined) =>
    cities && Object.values(cities).filter((owner) => owner === seat).length;
  const taken = rules.passengers?.taken?.[seat] as Record<string, number> | undefined;
  return (
    <>
      <Stat picture="stations" words={t("stat.stations")} count={built(rules.stations?.cities)} />
      <Stat picture="harbours" words={t("stat.harbours")} count={built(rules.harbours?.cities)} />
      <Stat
        picture="passengers"
        words={t("stat.passengers")}
        count={taken && Object.values(taken).reduce((a, b) => a + b, 0)}
      />
    </>
  );
}

function Tools(): JSX.Element {
  const page = usePage();
  const { t } = page;
  const { settings, controls, prompt } = page.traits;
  const bots = settings.seats.some((seat) => seat.who === "bot");
  const waits = bots && controls.paused && !prompt.over && settings.seats[prompt.seat ?? -1]?.who === "bot";
  return (
    <div class="ttr-tools">
      {bots && controls.playing && !prompt.over ? (
        <>
          <Tool
            picture={controls.paused ? "play" : "pause"}
            words={t(controls.paused ? "tool.go" : "tool.pause")}
            aria-pressed={controls.paused}
            onClick={() => void page.ask("pause", { paused: !controls.paused })}
          />
          {controls.paused ? (
            <Tool
              picture="onwards"
              words={t("tool.step")}
              disabled={!waits}
              onClick={() => void page.ask("step", { paused: true })}
            />
          ) : null}
        </>
      ) : null}
      {controls.playing ? (
        <>
          <Tool picture="undo" words={t("tool.undo")} disabled={!controls.undo} onClick={() => void page.ask("undo")} />
          <Tool picture="redo" words={t("tool.redo")} disabled={!controls.redo} onClick={() => void page.ask("redo")} />
        </>
      ) : null}
      {controls.hints || controls.playing ? (
        <Tool picture="hint" words={t("tool.hint")} disabled={!prompt.mine} onClick={() => void page.askHint()} />
      ) : null}
      <Tool picture="rules" words={t("tool.rules")} onClick={() => page.set({ dialog: "rules", rule: null })} />
      <Tool picture="menu" words={t("tool.menu")} onClick={() => page.set({ dialog: "menu" })} />
    </div>
  );
}
