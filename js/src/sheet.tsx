// The sheet below the map on a phone: tabs, and a handle that pulls it down.

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Targets } from "./choosing";
import { Display, TicketDeck } from "./display";
import { Hand } from "./hand";
import { Log } from "./log";
import { LogAndMoves } from "./panel";
import { OWN_KEYS, usePage } from "./parts";
import { People } from "./passengers";
import { Plate } from "./plate";
import { questionOf } from "./prompt";
import { Picture } from "./symbols";
import { Tickets } from "./tickets";
import { Tools } from "./tools";

export type SheetTab = "cards" | "tickets" | "log" | "more";

const TABS: [SheetTab | "rules", string][] = [
  ["cards", "cards"],
  ["tickets", "tickets"],
  ["log", "list"],
  ["rules", "rules"],
  ["more", "menu"],
];
/** A finger that moves so far pulls the sheet down or up. */
const PULL = 24;

export function Sheet({ now }: { now: Targets }): JSX.Element {
  const page = usePage();
  const { local, layout } = page;
  const { up, down } = layout.sheet;
  const high = layout.height - layout.coach - (local.pulled ? down : up) - SEATS + OVERLAP;
  return (
    <div class="ttr-sheetbox" style={{ height: `${high}px` }}>
      <Handle />
      <div class="ttr-sheetbody" data-tab={local.tab}>
        <Body now={now} />
      </div>
      <Tabs />
    </div>
  );
}

const SEATS = 58;
/** The height of the hand, and that below a question. */
const HAND = 92;
const SLIM = 60;
/** How far the sheet lies over the map. */
const OVERLAP = 12;

function Handle(): JSX.Element {
  const page = usePage();
  const from = useRef(0);
  const dragged = useRef(false);
  const { pulled } = page.local;
  return (
    <button
      type="button"
      {...OWN_KEYS}
      class="ttr-handle"
      aria-expanded={!pulled}
      aria-label={page.say(pulled ? "page-sheet-up" : "page-sheet-down")}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerUp={(event) => {
        const way = event.clientY - from.current;
        dragged.current = Math.abs(way) >= PULL;
        if (dragged.current) page.set({ pulled: way > 0 });
      }}
      onClick={() => {
        // A drag ends with a click, too.
        if (!dragged.current) page.set({ pulled: !page.local.pulled });
        dragged.current = false;
      }}
    >
      <i />
    </button>
  );
}

function Body({ now }: { now: Targets }): JSX.Element {
  const page = usePage();
  const { local, layout } = page;
  if (local.panel) return <LogAndMoves />;
  if (local.tab === "tickets") {
    return (
      <>
        <Tickets />
        <TicketDeck now={now} as="bar" />
        <People />
      </>
    );
  }
  if (local.tab === "log") return <Log />;
  if (local.tab === "more") return <Tools />;
  const question = questionOf(page, now);
  // What is asked needs room, but the cards that decide stay in sight.
  const pays = local.choice?.target;
  const slim = question !== null && !pays;
  return (
    <>
      {pays ? null : <Plate now={now} />}
      {question ?? <Display now={now} />}
      <Hand room={{ width: layout.width - 24, height: slim ? SLIM : HAND }} />
    </>
  );
}

function Tabs(): JSX.Element {
  const page = usePage();
  const { local, say, traits } = page;
  const open = (tab: SheetTab | "rules") => {
    if (tab === "rules") page.set({ dialog: "rules", rule: null });
    else page.set({ tab, panel: null, pulled: false });
  };
  const count = traits.view.tickets.filter((ticket) => !ticket.done).length;
  return (
    <nav class="ttr-sheettabs" aria-label={say("page-sheet-title")}>
      {TABS.map(([tab, picture]) => (
        <button
          key={tab}
          type="button"
          {...OWN_KEYS}
          data-tab={tab}
          aria-current={!local.panel && local.tab === tab ? "page" : undefined}
          onClick={() => open(tab)}
        >
          <Picture of={picture} size={19} />
          <span>
            {say("page-tab", { tab })}
            {tab === "tickets" && count ? ` ${count}` : ""}
          </span>
        </button>
      ))}
    </nav>
  );
}
