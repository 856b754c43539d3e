// The ground of the map: land and water below everything else, and the score track around it. It is drawn once for each
// theme, on a canvas: a browser that zooms moves a finished picture, instead of painting all coasts again.

import type { Board, Theme } from "./protocol";

/** The score track: its distance from the edge of the map and its width, in the board's units. */
const INSET = 3;
const BAND = 9;
const CELLS = 100;
const MIDDLE = INSET + BAND / 2;
/** Pixels of the canvas to a unit of the board. */
const SHARP = 2.2;
/** The widths of the bands of shallow water, from the outermost one. */
const SHALLOWS = [30, 19, 9];

interface Size {
  wide: number;
  high: number;
}

export const sizeOf = (board: Board): Size => ({ wide: board.range.x[1], high: board.range.y[1] });

/** The middle of a cell of the score track; cell 0 is the upper left corner, then clockwise. `y` points down. */
export function cellAt({ wide, high }: Size, points: number): { x: number; y: number } {
  const across = Math.round((CELLS / 2) * (wide / (wide + high)));
  const down = CELLS / 2 - across;
  const [w, h] = [wide - 2 * MIDDLE, high - 2 * MIDDLE];
  const cell = ((points % CELLS) + CELLS) % CELLS;
  if (cell <= across) return { x: MIDDLE + (w * cell) / across, y: MIDDLE };
  if (cell <= across + down) return { x: MIDDLE + w, y: MIDDLE + (h * (cell - across)) / down };
  if (cell <= 2 * across + down) return { x: MIDDLE + w - (w * (cell - across - down)) / across, y: MIDDLE + h };
  return { x: MIDDLE, y: MIDDLE + h - (h * (cell - 2 * across - down)) / down };
}

export function paintGround(canvas: HTMLCanvasElement, board: Board, theme: Theme): void {
  const pen = typeof Path2D === "undefined" ? null : canvas.getContext("2d");
  if (!pen) return;
  const size = sizeOf(board);
  canvas.width = Math.round(size.wide * SHARP);
  canvas.height = Math.round(size.high * SHARP);
  pen.setTransform(SHARP, 0, 0, -SHARP, 0, canvas.height);
  pen.lineJoin = pen.lineCap = "round";
  const art = Object.fromEntries(Object.entries(board.ground).map(([name, path]) => [name, new Path2D(path)]));
  const colors = theme.ground;
  const fill = (name: string, color = "") => {
    pen.fillStyle = color;
    if (art[name]) pen.fill(art[name], "evenodd");
  };
  const stroke = (name: string, width: number, color = "", dash: number[] = []) => {
    [pen.strokeStyle, pen.lineWidth] = [color, width];
    pen.setLineDash(dash);
    if (art[name]) pen.stroke(art[name]);
    pen.setLineDash([]);
  };
  pen.fillStyle = (art.land ? colors.water : colors.land) ?? "";
  pen.fillRect(0, 0, size.wide, size.high);
  if (art.land) {
    for (const [n, width] of SHALLOWS.entries()) stroke("land", width, colors[`shallows${n}`]);
    fill("land", art.focus ? colors.neighbours : colors.land);
    fill("focus", colors.land);
    pen.save();
    pen.clip(art.land, "evenodd");
    for (const [width, alpha] of [
      [9, 0.45],
      [4, 0.7],
    ] as const) {
      pen.globalAlpha = alpha;
      stroke("land", width, colors.edge);
    }
    pen.restore();
    stroke("borders", 1.1, colors.border, [4, 2.6]);
    fill("lakes", colors.water);
    stroke("canal", 1.7, colors.river);
    stroke("coast", 1.1, colors.coast);
    fill("rose", colors.rose);
  } else {
    fill("park", colors.park);
    stroke("streets", 6.5, colors.street);
    for (const [name, width] of [
      ["river", 19],
      ["canal", 7],
    ] as const)
      stroke(name, width + 2, colors.bank);
    for (const [name, width] of [
      ["river", 19],
      ["canal", 7],
    ] as const)
      stroke(name, width, colors.water);
  }
  pen.setTransform(SHARP, 0, 0, SHARP, 0, 0);
  paintTrack(pen, size, colors);
}

/** The frame is the score track: cells in two colours. */
function paintTrack(pen: CanvasRenderingContext2D, size: Size, colors: Theme["ground"]): void {
  const { wide, high } = size;
  pen.lineCap = "butt";
  const frame = (inset: number, width: number, color = "") => {
    [pen.strokeStyle, pen.lineWidth] = [color, width];
    pen.strokeRect(inset, inset, wide - 2 * inset, high - 2 * inset);
  };
  frame((INSET + BAND) / 2, INSET + BAND, colors.light);
  [pen.strokeStyle, pen.lineWidth] = [colors.dark ?? "", BAND - 2.4];
  for (let cell = 0; cell < CELLS; cell += 2) {
    const [from, to] = [cellAt(size, cell - 0.5), cellAt(size, cell + 0.5)];
    if (from.x !== to.x && from.y !== to.y) continue; // a corner
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
  frame(INSET, 0.9, colors.frame);
  frame(INSET + BAND, 1.1, colors.frame);
}
