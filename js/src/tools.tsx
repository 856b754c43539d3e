// The toolbar: undo, hint, log and moves, full screen, rules, menu.

import type { JSX } from "preact";
import { GuideTool } from "./guide";
import { Tool, usePage } from "./parts";

export function Tools(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { settings, controls, prompt } = page.traits;
  const bots = settings.seats.some((seat) => seat.who === "bot") && page.may("pause") && !prompt.over;
  const waits = bots && controls.paused && settings.seats[prompt.seat ?? -1]?.who === "bot";
  const { panel } = page.local;
  return (
    <div class="ttr-tools" role="toolbar" aria-label={say("page-tools-title")}>
      {bots ? (
        <Tool
          picture={controls.paused ? "play" : "pause"}
          words={say(controls.paused ? "page-tool-go" : "page-tool-pause")}
          aria-pressed={controls.paused}
          onClick={() => void page.ask("pause", { paused: !controls.paused })}
        />
      ) : null}
      {page.may("undo") ? (
        <Tool
          picture="undo"
          words={controls.undo ? say("page-tool-undo") : `${say("page-tool-undo")}: ${controls.no_undo}`}
          aria-disabled={!controls.undo}
          onClick={() => void page.ask("undo")}
        />
      ) : null}
      {page.may("redo") && controls.redo ? (
        <Tool picture="redo" words={say("page-tool-redo")} onClick={() => void page.ask("redo")} />
      ) : null}
      {waits ? (
        <Tool picture="onwards" words={say("page-tool-step")} onClick={() => void page.ask("step", { paused: true })} />
      ) : page.may("hint") ? (
        <Tool
          picture="hint"
          words={say("page-tool-hint")}
          disabled={!prompt.mine}
          onClick={() => void page.askHint()}
        />
      ) : null}
      <Tool
        picture="list"
        words={say("page-panel-title")}
        aria-expanded={panel !== null}
        onClick={() => page.set({ panel: panel ? null : "log" })}
      />
      <FullScreen />
      <GuideTool />
      <Tool picture="rules" words={say("page-tool-rules")} onClick={() => page.set({ dialog: "rules", rule: null })} />
      <Tool picture="menu" words={say("page-tool-menu")} onClick={() => page.set({ dialog: "menu" })} />
    </div>
  );
}

/** The widget alone on the screen; hidden where the browser does not offer it. */
function FullScreen(): JSX.Element | null {
  const page = usePage();
  const { ownerDocument } = page.el;
  if (!ownerDocument.fullscreenEnabled) return null;
  const { full } = page.local;
  const change = () => (full ? ownerDocument.exitFullscreen() : page.el.requestFullscreen());
  return (
    <Tool
      picture={full ? "shrink" : "grow"}
      words={page.say(full ? "page-tool-shrink" : "page-tool-grow")}
      aria-pressed={full}
      onClick={() => void change().catch(() => {})}
    />
  );
}
