// The page as a whole: where each panel stands, wide and narrow.

import { Component, type ComponentChildren, type JSX } from "preact";
import { Notices, Status } from "./announce";
import { type Targets, targets } from "./choosing";
import { Curtain } from "./curtain";
import { Dialogs } from "./dialogs";
import { Display } from "./display";
import { Hand } from "./hand";
import { Log } from "./log";
import { MapView } from "./map";
import { Moves } from "./moves";
import type { Local, Page } from "./page";
import { Here, OWN_KEYS, usePage } from "./parts";
import { Answers, Asked } from "./prompt";
import { Score } from "./score";
import { Tickets } from "./tickets";

export function App({ page }: { page: Page }): JSX.Element {
  const { local, traits } = page;
  const now = targets(page.moves, traits.board.decks);
  return (
    <Here.Provider value={page}>
      <div
        class="ttr-page"
        data-theme={local.theme}
        data-wide={local.wide ? "1" : undefined}
        data-still={page.moving ? undefined : "1"}
        lang={traits.settings.locale}
      >
        <Guard page={page}>
          <Score />
        </Guard>
        <div class="ttr-table">
          <Guard page={page}>
            <MapView now={now} />
          </Guard>
          {local.wide ? (
            <div class="ttr-side">
              <Guard page={page}>
                <Display now={now} />
                <Tickets />
                <Tabs />
              </Guard>
            </div>
          ) : null}
        </div>
        <Notices />
        <div class="ttr-dock">
          <Guard page={page}>
            <Dock now={now} />
          </Guard>
          <Curtain />
        </div>
        <Guard page={page}>
          {local.wide ? null : <Tabs />}
          <Dialogs />
        </Guard>
        <Status />
        <div class="ttr-flights" aria-hidden="true" />
      </div>
    </Here.Provider>
  );
}

function Dock({ now }: { now: Targets }): JSX.Element {
  const { wide } = usePage().local;
  return (
    <>
      <Asked />
      <div class="ttr-hands">
        {wide ? null : <Answers now={now} />}
        {wide ? null : <Display now={now} />}
        <Hand />
        {wide ? <Answers now={now} /> : null}
      </div>
    </>
  );
}

const PANELS = { tickets: Tickets, log: Log, moves: Moves };

function Tabs(): JSX.Element {
  const page = usePage();
  const { wide } = page.local;
  const names: Local["tab"][] = wide ? ["log", "moves"] : ["tickets", "log", "moves"];
  const open = names.includes(page.local.tab) ? page.local.tab : names[0]!;
  const Panel = PANELS[open];
  const go = (event: KeyboardEvent, n: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = names[(n + step + names.length) % names.length]!;
    page.set({ tab: next });
    const list = (event.currentTarget as HTMLElement).parentElement;
    (list?.children[names.indexOf(next)] as HTMLElement | undefined)?.focus();
  };
  return (
    <section class="ttr-tabs">
      <div role="tablist">
        {names.map((name, n) => (
          <button
            key={name}
            type="button"
            role="tab"
            {...OWN_KEYS}
            id={page.id(`tab-${name}`)}
            aria-selected={name === open}
            aria-controls={page.id("panel")}
            tabIndex={name === open ? 0 : -1}
            onKeyDown={(event) => go(event, n)}
            onClick={() => page.set({ tab: name })}
          >
            {page.t(`tab.${name}`)}
            {name === "moves" && page.moves.length ? <span class="ttr-badge">{page.moves.length}</span> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={page.id("panel")} aria-labelledby={page.id(`tab-${open}`)} class="ttr-panel">
        <Panel />
      </div>
    </section>
  );
}

/** An error while drawing a panel is told; the others stay, and the next change of the game draws it anew. */
class Guard extends Component<{ page: Page; children: ComponentChildren }, { failed: unknown }> {
  override state = { failed: null as unknown };

  override componentDidCatch(error: unknown): void {
    this.props.page.fail(error);
    this.setState({ failed: this.props.page.traits });
  }

  override render(): ComponentChildren {
    const { page, children } = this.props;
    return this.state.failed !== null && this.state.failed === page.traits ? null : children;
  }
}
