// The guide of a first game: one bubble at a time that points at what to do, and says why. It never blocks the game.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Beside, beside, type Rect } from "./beside";
import type { Page } from "./page";
import { Button, OWN_KEYS, Tool, usePage } from "./parts";
import { boxOf, goals, NEEDED, type Pointed, pointedAt } from "./pointed";
import type { Bubble } from "./protocol";

/** How often the page looks whether what is pointed at has moved, in milliseconds. */
const LOOK = 160;
const EDGE = 8;

export function Guide(): JSX.Element {
  const page = usePage();
  const { guide } = page.traits;
  const bubble = guide?.on && !page.traits.controls.curtain ? guide.bubble : null;
  const told = bubble ? `${bubble.title}. ${[...bubble.texts, ...bubble.items].join(" ")}` : "";
  return (
    <>
      {guide ? (
        <div class="ttr-hidden" role="status">
          {told}
        </div>
      ) : null}
      {bubble ? <Shown bubble={bubble} /> : null}
    </>
  );
}

/** A button for the toolbar of a guided game that the player has left. */
export function GuideTool(): JSX.Element | null {
  const page = usePage();
  const { guide } = page.traits;
  if (!guide || guide.on || !page.may("guide")) return null;
  return (
    <Tool
      picture="guide"
      words={page.say("page-guide-resume")}
      onClick={() => void page.ask("guide", { step: "resume" })}
    />
  );
}

/** In the menu: any game can be explained, and a guide that was left can be resumed. */
export function GuideSwitch(): JSX.Element | null {
  const page = usePage();
  const { guide, sheet } = page.traits;
  if (!page.may("guide") || page.traits.view.seat === null || sheet) return null;
  const go = () => {
    page.set({ dialog: null });
    void page.ask("guide", { step: guide?.on ? "leave" : "resume" });
  };
  return (
    <Button class="ttr-guide-switch" onClick={go}>
      {page.say(guide?.on ? "page-guide-leave" : guide ? "page-guide-resume" : "page-guide-start")}
    </Button>
  );
}

interface Stand {
  pointed: Pointed | null;
  at: Beside;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function Shown({ bubble }: { bubble: Bubble }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const box = useRef<HTMLDivElement>(null);
  const [stand, setStand] = useState<Stand | null>(null);
  const look = () => {
    const next = box.current ? standOf(page, bubble, box.current) : null;
    if (next) setStand((now) => (same(now, next) ? now : next));
  };
  useLayoutEffect(look);
  useEffect(() => {
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [bubble]);
  const { kind, id } = bubble.place;
  const { chart } = page;
  // What a bubble is about must be in sight on a zoomed map.
  useEffect(() => {
    if (kind === "route" || kind === "city") chart?.show({ kind, id });
    look();
  }, [bubble.lesson, kind, id, chart]);
  const go = (step: string) => void page.ask("guide", { step });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    go("next");
  };
  const at = stand?.at;
  return (
    <>
      {stand?.pointed ? <Outline pointed={stand.pointed} /> : null}
      <div
        class="ttr-bubble"
        role="dialog"
        aria-labelledby={page.id("guide-title")}
        data-lesson={bubble.lesson}
        data-side={at?.side ?? undefined}
        ref={box}
        onKeyDown={onKeyDown}
        style={{
          left: `${Math.round(at?.x ?? 0)}px`,
          top: `${Math.round(at?.y ?? 0)}px`,
          visibility: at ? undefined : "hidden",
          "--tip": `${Math.round(at?.tip ?? 0)}px`,
        }}
      >
        <h3 id={page.id("guide-title")}>{bubble.title}</h3>
        <div class="ttr-bubble-text" {...OWN_KEYS}>
          {/* Between blocks a space, for whatever reads the texts without the layout. */}
          <p>{bubble.texts[0]}</p>{" "}
          {bubble.texts.length > 1 ? <p class="ttr-reasons">{bubble.texts.slice(1).join(" ")}</p> : null}
          {bubble.items.length ? (
            <ul>
              {bubble.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </div>
        <div class="ttr-bubble-foot">
          <Button class="ttr-main" onClick={() => go("next")}>
            {say(bubble.asks ? "page-guide-ok" : "page-guide-next")}
          </Button>
          {bubble.rule ? (
            <Button class="ttr-quietly" onClick={() => page.set({ dialog: "rules", rule: bubble.rule })}>
              {say("page-guide-why")}
            </Button>
          ) : null}
          <Button class="ttr-quietly ttr-leave" onClick={() => go("leave")}>
            {say("page-guide-leave")}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Where the bubble stands now: in the visible part of the page, on a small screen above the sheet. */
function standOf(page: Page, bubble: Bubble, box: HTMLElement): Stand | null {
  const home = page.el.querySelector(".ttr-page")?.getBoundingClientRect();
  if (!home) return null;
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const pointed = pointedAt(page, bubble.place);
  const seen = visible(page, home);
  const avoid = [...[...page.el.querySelectorAll(NEEDED)].flatMap((one) => boxOf(page, one) ?? []), ...goals(page)];
  const map = boxOf(page, page.el.querySelector(".ttr-map"));
  const at = pointed ? beside(pointed.box, size, seen, avoid) : beside(null, size, map ? within(map, seen) : seen);
  return { pointed, at };
}

function visible(page: Page, home: DOMRect): Rect {
  const view = page.el.ownerDocument.defaultView;
  const sheet = boxOf(page, page.el.querySelector(".ttr-sheetbox"));
  const top = Math.max(EDGE, EDGE - home.top);
  const end = Math.min(
    home.height,
    (view?.innerHeight ?? home.height) - home.top,
    sheet?.y ?? Number.POSITIVE_INFINITY,
  );
  return { x: EDGE, y: top, width: home.width - 2 * EDGE, height: Math.max(0, end - top - EDGE) };
}

function within(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : b;
}

/** A brass outline around what the bubble points at. */
function Outline({ pointed: { box, line, round } }: { pointed: Pointed }): JSX.Element {
  const { x, y, width, height } = box;
  return (
    <svg class="ttr-outline" aria-hidden="true">
      {line ? (
        <RouteOutline points={line.points.map((point) => point.join(",")).join(" ")} width={line.width} />
      ) : (
        <rect x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={round ? (width + 8) / 2 : 10} />
      )}
    </svg>
  );
}

/** A thick line with a hole along its middle. */
function RouteOutline({ points, width }: { points: string; width: number }): JSX.Element {
  const id = usePage().id("guide-hole");
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
        <rect class="ttr-all" width="100%" height="100%" />
        <polyline class="ttr-hole" points={points} stroke-width={width} />
      </mask>
      <polyline points={points} stroke-width={width + 7} mask={`url(#${id})`} />
    </>
  );
}
