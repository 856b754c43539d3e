// The layout of the whole page, wide and narrow.

import { Component, type ComponentChildren, type JSX } from "preact";
import { Status } from "./announce";
import { type Targets, targets } from "./choosing";
import { Curtain } from "./curtain";
import { Dialogs } from "./dialogs";
import { Display } from "./display";
import { Ending, Replaying, Sheets } from "./end";
import { Hands } from "./hand";
import { Log } from "./log";
import { MapView, sizeOf } from "./map";
import { Moves } from "./moves";
import type { Local, Page } from "./page";
import { Here, OWN_KEYS, usePage } from "./parts";
import { People } from "./passengers";
import { Answers, Asked } from "./prompt";
import { Score } from "./score";
import { Tickets } from "./tickets";

export function App({ page }: { page: Page }): JSX.Element {
  const { local, traits } = page;
  const now = targets(page.moves, traits.board);
  const { width, height } = sizeOf(traits.board);
  const tall = local.wide && height > width;
  const dock = (
    <div class={`ttr-dock ${traits.prompt.mine ? "ttr-asked-here" : ""}`}>
      <Guard page={page}>
        <Dock now={now} />
      </Guard>
      <Curtain />
    </div>
  );
  return (
    <Here.Provider value={page}>
      <div
        class="ttr-page"
        data-theme={local.theme}
        data-wide={local.wide ? "1" : undefined}
        data-tall={tall ? "1" : undefined}
        data-over={traits.sheet ? "1" : undefined}
        data-still={page.moving ? undefined : "1"}
        lang={traits.settings.locale}
        style={local.room ? { "--room": `${local.room}px` } : undefined}
      >
        <Guard page={page}>
          <Score />
        </Guard>
        <div class="ttr-table" style={{ "--ratio": `${width / height}` }}>
          <Guard page={page}>
            <MapView now={now} />
          </Guard>
          {local.wide ? (
            <div class="ttr-side">
              <Guard page={page}>
                {traits.sheet ? null : <Display now={now} />}
                {tall ? dock : null}
                {traits.sheet ? null : <Tickets />}
                <People />
                <Tabs />
              </Guard>
            </div>
          ) : null}
        </div>
        {tall ? null : dock}
        <Guard page={page}>
          {local.wide ? null : <People />}
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
  const { local, traits } = usePage();
  if (traits.sheet) return <Ending />;
  const { replay } = traits.controls;
  return (
    <>
      {replay ? <Replaying /> : null}
      <Asked />
      <div class="ttr-hands">
        {local.wide ? null : <Answers now={now} />}
        {local.wide ? null : <Display now={now} />}
        <Hands />
        {local.wide ? <Answers now={now} /> : null}
      </div>
    </>
  );
}

const PANELS = { sheet: Sheets, tickets: Tickets, log: Log, moves: Moves };

function tabsOf({ traits, local, may }: Page): Local["tab"][] {
  if (traits.sheet) return ["sheet", "tickets", "log"];
  if (!may("play")) return local.wide ? ["log"] : ["tickets", "log"];
  return local.wide ? ["log", "moves"] : ["tickets", "log", "moves"];
}

function Tabs(): JSX.Element {
  const page = usePage();
  const names = tabsOf(page);
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
            {page.say("page-tab", { tab: name })}
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

/** Reports an error in rendering a panel; the other panels stay, and the next change of the game renders it again. */
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
