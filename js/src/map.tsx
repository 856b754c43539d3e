// The map: drawn once by plotly, then only recoloured. overlay.tsx draws what is on top.

import Plotly, { type Drawn } from "plotly.js-basic-dist-min";
import { Component, createRef, type JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Notices } from "./announce";
import { citiesIn, type Targets } from "./choosing";
import { change, type Look, lookOf, type Patch, type ThemeName, themed } from "./figure";
import { middleOf, spacesOf } from "./geometry";
import { paintGround } from "./ground";
import { hit, MOUSE, type Places, places, type Scale, type Target, TOUCH } from "./hit";
import { Tip } from "./hover";
import { goals } from "./labels";
import { MiniMap } from "./minimap";
import { Overlay } from "./overlay";
import type { Page } from "./page";
import { Tool, usePage } from "./parts";
import type { Board, Point } from "./protocol";
import { type Box, quietSpot } from "./quiet";
import { fingers } from "./settings";
import { Mouth, Veil } from "./tunnel";
import { type Rest, Zoom } from "./zoom";

/** The kinds of questions that are asked over the map, not beside the hand. */
export const OVER_THE_MAP: ReadonlySet<string> = new Set(["tunnel"]);

export function MapView({ now }: { now: Targets }): JSX.Element {
  const page = usePage();
  const { say, traits } = page;
  const help = say(helpFor(page));
  const quiet = traits.board.reconstruction ? `${say("page-map-reconstruction")}. ${help}` : help;
  const drawing = useRef<Drawing>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [zooming, setZooming] = useState<Zoom | null>(null);
  const [fit, setFit] = useState(0);
  const place = usePlace(page, zooming, fit, bar);
  const zoom = (factor: number) => drawing.current?.zoom?.step(factor);
  return (
    <div class={`ttr-mapbox ${traits.sheet && page.local.lit ? "ttr-dim" : ""}`}>
      {/* Another game may be on another board, which is drawn from the start. */}
      <Drawing key={traits.board.name} page={page} now={now} ref={drawing} ready={setZooming} seated={setFit} />
      {zooming ? <MiniMap page={page} zoom={zooming} /> : null}
      <Tip now={now} />
      <p class="ttr-hidden" id={page.id("map-help")}>
        {quiet}
      </p>
      <Notices />
      <Mouth />
      <div class={`ttr-mapbar ${page.layout.areas.zoom ? "ttr-flat" : ""}`} ref={bar} style={place}>
        <Tool picture="plus" words={say("page-zoom-in")} onClick={() => zoom(1.5)} />
        <Tool picture="minus" words={say("page-zoom-out")} onClick={() => zoom(1 / 1.5)} />
        <Tool picture="fit" words={say("page-zoom-fit")} onClick={() => zoom(0)} />
      </div>
    </div>
  );
}

/** The buttons stand below the map, or where they cover nothing; on a small screen their place is fixed. */
function usePlace(page: Page, zoom: Zoom | null, fit: number, bar: { current: HTMLDivElement | null }) {
  const { board } = page.traits;
  const { areas, shape } = page.layout;
  const [quiet, setQuiet] = useState<JSX.CSSProperties>({});
  useEffect(() => {
    const box = bar.current;
    if (!zoom || !fit || !box?.offsetWidth || areas.zoom || shape === "sheet") return;
    const unit = (fit * sizeOf(board).width) / board.range.x[1];
    const [left, top] = zoom.home();
    const [x, y] = quietSpot(board, unit, [box.offsetWidth, box.offsetHeight], namesIn(page.el, [left, top]));
    setQuiet({ inset: `${Math.round(y + top)}px auto auto ${Math.round(x + left)}px` });
  }, [zoom, fit, board, shape, Boolean(areas.zoom)]);
  if (!areas.zoom || !areas.map) return shape === "sheet" ? {} : quiet;
  return { inset: `${areas.zoom.y - areas.map.y}px auto auto ${areas.zoom.x - areas.map.x}px` };
}

/** The boxes of all names that are seen, from where the map begins. */
function namesIn(el: HTMLElement, [left, top]: Point): Box[] {
  const from = el.querySelector(".ttr-map")!.getBoundingClientRect();
  const all = [...el.querySelectorAll(".ttr-names text")].filter((one) => !one.closest(".ttr-unseated"));
  return all.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x - from.x - left + width / 2, y: y - from.y - top + height / 2, wide: width, high: height };
  });
}

/** Help text: what can be done with the map now. */
function helpFor({ traits, moves, el }: Page): string {
  if (traits.sheet) return "page-map-score";
  const builds = moves.some((move) => move.route || move.city);
  if (fingers(el)) return builds ? "page-map-help-touch" : "page-map-look-touch";
  return builds ? "page-map-help" : "page-map-look";
}

/** Pixels of the screen to one of the drawing: at this scale a finger hits a space. */
const READABLE = 1;
/** A map that shows all of it at less than this scale opens at that one. */
const SMALL = 0.5;
/** From this zoom on the ground is painted with this many pixels to a unit. */
const NEAR = 2.5;
const FINE = 4.4;

/** The radius of a city's dot with its ring, in pixels of the drawing. */
const CITY = 7;

interface Props {
  page: Page;
  now: Targets;
  ready: (zoom: Zoom) => void;
  /** Hears the scale that shows the whole map, as soon as the names are seated for it. */
  seated: (fit: number) => void;
}

export function sizeOf(board: Board): { width: number; height: number } {
  const { width, height } = board.figure.layout as { width?: number; height?: number };
  const { x, y } = board.range;
  return {
    width: width ?? 1000,
    height: height ?? Math.round(((width ?? 1000) * Math.abs(y[1] - y[0])) / Math.abs(x[1] - x[0])),
  };
}

/** The layout with a patch applied, so that the first picture is right at once. */
export function patched(layout: Record<string, unknown>, patch: Patch): Record<string, unknown> {
  const copy = structuredClone(layout) as Record<string, unknown>;
  for (const [key, value] of Object.entries(patch)) {
    const steps = key.match(/[^.[\]]+/g) ?? [];
    // biome-ignore lint/suspicious/noExplicitAny: a walk through JSON
    let place: any = copy;
    for (const step of steps.slice(0, -1)) place = place[step] ??= {};
    place[steps.at(-1)!] = value;
  }
  return copy;
}

/** `restyle` treats a list as one value per trace, so a value that is itself a list must be wrapped. */
function wrapped(font: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(font).map(([key, value]) => [key, Array.isArray(value) ? [value] : value]));
}

/** What plotly has drawn. */
interface Shown {
  theme: ThemeName;
  look: Look;
  note: Patch;
}

const NOWHERE = { routes: [], cities: [] };

/** What a puzzle or a lesson is about now: what it lights up, or what its goal names. */
function lessonPlaces({ traits: { lesson, puzzle }, local }: Page): { routes: string[]; cities: string[] } {
  if (lesson) return lesson;
  if (!puzzle) return local.reviewed ? { routes: local.reviewed.routes, cities: [] } : NOWHERE;
  return puzzle.routes.length + puzzle.cities.length ? puzzle : { routes: [], cities: puzzle.about };
}

interface State {
  scale: Scale | null;
  rest: Rest;
}

class Drawing extends Component<Props, State> {
  override state: State = { scale: null, rest: { scale: 1, fit: 1 } };
  zoom: Zoom | null = null;
  private readonly host = createRef<HTMLDivElement>();
  private readonly stage = createRef<HTMLDivElement>();
  private readonly ground = createRef<HTMLCanvasElement>();
  private readonly plot = createRef<HTMLDivElement>();
  private drawn: Shown | null = null;
  private places: Places | null = null;
  /** What the map has moved to last. */
  private followed = "";

  /** The owners as displayed: what is still being put on the map is not there yet. */
  private seen(): Look {
    const { page } = this.props;
    const look = lookOf(page.claimed, page.closed);
    for (const route of page.local.held.routes) look.routes[route] = "free";
    return look;
  }

  /** The note on a board of our own, in the language of the page. */
  private note(): Patch {
    const { say, traits } = this.props.page;
    return traits.board.reconstruction ? { "annotations[0].text": say("page-map-reconstruction") } : {};
  }

  override componentDidMount(): void {
    const { page } = this.props;
    const { board } = page.traits;
    const { theme } = page.local;
    const seen = this.seen();
    paintGround(this.ground.current!, board, board.themes[theme]);
    const note = this.note();
    const layout = patched(board.figure.layout, { ...themed(board, theme, seen), ...note });
    const size = sizeOf(board);
    this.zoom = new Zoom(this.host.current!, this.stage.current!, size, {
      rest: (rest) => this.rested(rest),
      hover: (at) => {
        page.at = at && this.zoom!.toScreen(at);
        page.point(at && this.at(at, MOUSE));
      },
      click: (at, touch) => {
        const target = this.at(at, touch ? TOUCH : MOUSE);
        if (touch) {
          page.at = this.zoom!.toScreen(at);
          page.point(target);
        }
        if (target) void page.picking.pick(target);
        else page.set({ refusal: null, choice: page.local.choice?.target ? null : page.local.choice });
      },
    });
    const config = { staticPlot: true, displayModeBar: false, responsive: false };
    const axes = {
      xaxis: { ...(layout.xaxis as object), fixedrange: true },
      yaxis: { ...(layout.yaxis as object), fixedrange: true },
    };
    const fonts = board.themes[theme].fonts;
    const data = board.figure.data.map((trace, n) => patched(trace, fonts[n] ?? {}));
    Plotly.newPlot(this.plot.current!, data, { ...layout, ...axes, ...size }, config)
      .then((drawn) => this.measured(drawn, { theme, look: seen, note }))
      .catch((error: unknown) => page.fail(error));
  }

  private measured(drawn: Drawn, shown: Shown): void {
    if (!this.plot.current) return;
    const { xaxis, yaxis } = drawn._fullLayout;
    const scale: Scale = {
      x: (value) => xaxis._offset + xaxis.l2p(value),
      y: (value) => yaxis._offset + yaxis.l2p(value),
    };
    this.drawn = shown;
    this.places = places(this.props.page.traits.board, scale);
    this.props.page.chart = {
      scale,
      host: this.host.current!,
      toScreen: (at) => this.zoom!.toScreen(at),
      where: (target) => this.zoom!.toScreen(this.middle(target)),
      show: (target) => this.zoom!.show(this.middle(target), this.covers()),
    };
    this.setState({ scale, rest: { scale: this.zoom!.scale, fit: this.zoom!.fit } });
    // For tests: the screen position of a route or a city, and the legal moves.
    Object.assign(this.host.current!, {
      _ttr: {
        where: (target: Target) => this.zoom!.toScreen(this.middle(target)),
        moves: () => this.props.page.moves,
        show: (target: Target) => this.zoom!.show(this.middle(target), this.covers()),
        zoom: (factor: number) => this.zoom!.by(factor),
        rest: () => this.state.rest,
        size: sizeOf(this.props.page.traits.board),
      },
    });
    this.props.page.spots = () => this.spots();
    this.host.current!.dataset.drawn = "1";
    this.props.ready(this.zoom!);
    if (this.props.page.layout.shape === "sheet") this.approach(scale);
    this.follow();
    this.recolour();
  }

  /** A map that is not shown as a whole moves to what a puzzle or a lesson is about now. */
  private follow(): void {
    const { page } = this.props;
    const { routes, cities } = lessonPlaces(page);
    const key = [page.traits.puzzle?.name, ...routes, ...cities].join(" ");
    if (key === this.followed || !this.state.scale) return;
    this.followed = key;
    const targets = [...routes.map((id) => ({ kind: "route", id })), ...cities.map((id) => ({ kind: "city", id }))];
    if (!targets.length || !this.zoom?.zoomed) return;
    const points = targets.map((target) => this.middle(target as Target));
    const { width, height } = sizeOf(page.traits.board);
    const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    this.zoom.goTo([mean(0) / width, mean(1) / height]);
  }

  /** A small map opens at a size that can be read, where the player's cities are. */
  private approach(scale: Scale): void {
    const { board, view } = this.props.page.traits;
    const zoom = this.zoom!;
    if (this.props.page.traits.sheet || zoom.fit >= SMALL) return;
    const { open } = goals(board, view);
    const cities = board.cities.filter(({ id }) => open.has(id));
    zoom.by(READABLE / zoom.fit);
    const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    if (cities.length) {
      const { width, height } = sizeOf(board);
      zoom.goTo([mean(cities.map(({ x }) => scale.x(x))) / width, mean(cities.map(({ y }) => scale.y(y))) / height]);
    }
  }

  /** When a zoomed map comes to rest, its names find new places; close up it is painted in finer detail. */
  private rested(rest: Rest): void {
    const before = this.state.rest;
    if (rest.scale !== before.scale || rest.fit !== before.fit) this.setState({ rest });
    const canvas = this.ground.current;
    const { board } = this.props.page.traits;
    if (canvas && rest.scale >= NEAR * rest.fit && Number(canvas.dataset.sharp) < FINE) {
      paintGround(canvas, board, board.themes[this.props.page.local.theme], FINE);
    }
  }

  /** What lies over the map. */
  private covers(): DOMRect[] {
    const over = this.host.current!.parentElement!.querySelectorAll(".ttr-minimap, .ttr-mapbar");
    return [...over].map((one) => one.getBoundingClientRect());
  }

  private middle(target: Target): Point {
    const { board } = this.props.page.traits;
    const scale = this.state.scale!;
    if (target.kind === "route") return middleOf(board.routes.find((route) => route.id === target.id)!, scale);
    const city = board.cities.find((one) => one.id === target.id)!;
    return [scale.x(city.x), scale.y(city.y)];
  }

  /** What a place covers on the screen. */
  private spots(): (target: Target) => { x: number; y: number; r: number }[] {
    const { scale } = this.zoom!;
    const toScreen = this.zoom!.onScreen();
    const routes = new Map(this.props.page.traits.board.routes.map((route) => [route.id, route]));
    return (target) => {
      const route = target.kind === "route" ? routes.get(target.id) : undefined;
      if (!route) return [{ ...toScreen(this.middle(target)), r: CITY * scale }];
      const spaces = spacesOf(route, this.state.scale!);
      return spaces.map(({ x, y, length }) => ({ ...toScreen([x, y]), r: (length / 2) * scale }));
    };
  }

  private at(point: Point, slack: number): Target | null {
    if (!this.places || !this.zoom) return null;
    return hit(this.places, point, this.zoom.scale, slack, citiesIn(this.props.page, this.props.now));
  }

  override componentDidUpdate(_: Props, before: State): void {
    const { scale, rest } = this.state;
    if (scale && (before.scale !== scale || before.rest.fit !== rest.fit)) this.props.seated(rest.fit);
    this.follow();
    this.recolour();
  }

  private recolour(): void {
    if (!this.drawn) return;
    const { board } = this.props.page.traits;
    const { theme } = this.props.page.local;
    const now = this.seen();
    const other = theme !== this.drawn.theme;
    const patch = other ? themed(board, theme, now) : change(board, theme, this.drawn.look, now);
    const note = this.note();
    if (note["annotations[0].text"] !== this.drawn.note["annotations[0].text"]) Object.assign(patch, note);
    this.drawn = { theme, look: now, note };
    if (Object.keys(patch).length) void Plotly.relayout(this.plot.current!, patch);
    if (other) {
      paintGround(this.ground.current!, board, board.themes[theme]);
      board.themes[theme].fonts.forEach((font, n) => void Plotly.restyle(this.plot.current!, wrapped(font), [n]));
    }
  }

  override componentWillUnmount(): void {
    this.props.page.chart = null;
    this.zoom?.close();
    if (this.plot.current) Plotly.purge(this.plot.current);
  }

  override render({ page, now }: Props, { scale, rest }: State): JSX.Element {
    const { width, height } = sizeOf(page.traits.board);
    return (
      <div
        class="ttr-map"
        ref={this.host}
        role="img"
        aria-label={page.say("page-map-label", { board: page.traits.board.title })}
        aria-describedby={page.id("map-help")}
        style={{ "--ratio": `${width / height}` }}
      >
        <div class="ttr-stage" ref={this.stage} style={{ width: `${width}px`, height: `${height}px` }}>
          <canvas class="ttr-ground" ref={this.ground} />
          <div class="ttr-plot" ref={this.plot} />
          {scale ? <Overlay page={page} now={now} scale={scale} rest={rest} size={{ width, height }} /> : null}
          {scale ? <Veil page={page} scale={scale} /> : null}
          <div class="ttr-actors" aria-hidden="true" />
        </div>
      </div>
    );
  }
}
