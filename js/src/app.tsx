// The whole page: every panel in its place, or in the sheet below the map.

import { Component, type ComponentChildren, type JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Status } from "./announce";
import { type Targets, targets } from "./choosing";
import { Confirm } from "./confirm";
import { Curtain } from "./curtain";
import { Dialogs } from "./dialogs";
import { Display } from "./display";
import { EndBoard } from "./endboard";
import { EndSide } from "./endside";
import { Guard } from "./guard";
import { Guide } from "./guide";
import { Hands } from "./hand";
import type { Area } from "./layout";
import { Lesson } from "./lesson";
import { MapView } from "./map";
import { News } from "./news";
import type { Page } from "./page";
import { LogAndMoves } from "./panel";
import { Here, usePage } from "./parts";
import { People } from "./passengers";
import { Plate } from "./plate";
import { Question } from "./prompt";
import { Puzzle } from "./puzzle";
import { Replaying } from "./replay";
import { Seats } from "./score";
import { Sheet } from "./sheet";
import { Lower, Tickets } from "./tickets";
import { Tools } from "./tools";

export function App({ page }: { page: Page }): JSX.Element {
  const { local, traits, layout } = page;
  const now = useMemo(() => targets(page.moves, traits.board), [page.moves, traits.board]);
  const own = traits.board.seats[traits.view.seat ?? -1]?.fill;
  const flows = layout.shape === "sheet" && (traits.sheet !== null || traits.controls.replay !== null);
  return (
    <Here.Provider value={page}>
      <div
        class="ttr-page"
        data-theme={local.theme}
        data-shape={layout.shape}
        data-over={traits.sheet ? "1" : undefined}
        data-still={page.moving ? undefined : "1"}
        lang={traits.settings.locale}
        style={{ height: flows ? undefined : `${layout.height}px`, "--seat-high": `${layout.seat}px`, "--own": own }}
      >
        {layout.shape === "sheet" ? <InSheet now={now} /> : <InAreas now={now} />}
        <Still changes={page.changes}>
          <Guard page={page}>
            <Curtain />
            <Guide />
            <Confirm />
            <Dialogs />
          </Guard>
          <Status />
        </Still>
        <div class="ttr-flights" aria-hidden="true" />
      </div>
    </Here.Provider>
  );
}

/** What shows nothing of the pointer on the map, and is not drawn again while only that moves. */
class Still extends Component<{ changes: number; children: ComponentChildren }> {
  override shouldComponentUpdate(next: { changes: number }): boolean {
    return next.changes !== this.props.changes;
  }

  override render(): ComponentChildren {
    return this.props.children;
  }
}

/** Each panel in the rectangle that the layout has for it. */
function InAreas({ now }: { now: Targets }): JSX.Element {
  const { traits, local } = usePage();
  return (
    <>
      <InArea of="coach">
        <Puzzle />
        <Lesson />
      </InArea>
      <InArea of="seats">
        <Seats />
      </InArea>
      <InArea of="map">
        <MapView now={now} />
      </InArea>
      <InArea of="replay">
        <Replaying />
      </InArea>
      <InArea of="plate">
        <Plate now={now} />
      </InArea>
      <InArea of="hand">
        <Hands />
      </InArea>
      <InArea of="market">
        <Display now={now} />
      </InArea>
      <InArea of="tickets">
        <Lower />
      </InArea>
      <InArea of="people">
        <People />
      </InArea>
      <InArea of="news">
        <News />
      </InArea>
      <InArea of="end-board">
        <EndBoard />
      </InArea>
      <InArea of="end-side">
        <EndSide />
      </InArea>
      {local.panel ? (
        <InArea of="panel">
          <LogAndMoves />
        </InArea>
      ) : traits.sheet ? null : (
        <InArea of="panel">
          <Question now={now} />
        </InArea>
      )}
      <InArea of="tools">
        <Tools />
      </InArea>
    </>
  );
}

function InArea({ of, children }: { of: Area; children: ComponentChildren }): JSX.Element | null {
  const page = usePage();
  const place = page.layout.areas[of];
  if (!place) return null;
  const { x, y, width, height } = place;
  const within = <Guard page={page}>{children}</Guard>;
  const style = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
  return (
    <div class={`ttr-area ttr-area-${of}`} data-area={of} style={style}>
      {of === "map" ? within : <Still changes={page.changes}>{within}</Still>}
    </div>
  );
}

/** Below 760 pixels: the seats, the map, and a sheet with everything else; at the end all of it in one column. */
function InSheet({ now }: { now: Targets }): JSX.Element {
  const page = usePage();
  const { traits, local, layout } = page;
  const { up, down } = layout.sheet;
  const { replay } = traits.controls;
  const whole = traits.sheet !== null || replay !== null;
  const high = whole ? Math.round(layout.width * Math.min(1.15, page.needs.ratio)) : local.pulled ? down : up;
  return (
    <>
      <Still changes={page.changes}>
        <Guard page={page}>
          {layout.coach ? (
            <div class="ttr-area-coach" data-area="coach" style={{ height: `${layout.coach}px` }}>
              <Puzzle />
              <Lesson />
            </div>
          ) : null}
          {traits.sheet ? null : <Seats />}
        </Guard>
      </Still>
      <div class="ttr-area-map" data-area="map" style={{ height: `${high}px` }}>
        <Guard page={page}>
          <MapView now={now} />
        </Guard>
      </div>
      <Still changes={page.changes}>
        <Guard page={page}>
          {replay ? (
            <div class="ttr-inflow">
              <Replaying />
              <Tickets />
              <Tools />
              {local.panel ? <LogAndMoves /> : null}
            </div>
          ) : traits.sheet ? (
            <>
              <EndSide />
              <EndBoard />
              <div class="ttr-inflow">
                <Tools />
              </div>
            </>
          ) : (
            <Sheet now={now} />
          )}
        </Guard>
      </Still>
    </>
  );
}
