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

/** The middles of the four corner cells. */
function corners({ wide, high }: Size): [number, number][] {
  const [right, low] = [wide - MIDDLE, high - MIDDLE];
  return [
    [MIDDLE, MIDDLE],
    [right, MIDDLE],
    [right, low],
    [MIDDLE, low],
  ];
}

/** Paints the ground with `sharp` pixels to a unit of the board. */
export function paintGround(canvas: HTMLCanvasElement, board: Board, theme: Theme, sharp = SHARP): void {
  const pen = typeof Path2D === "undefined" ? null : canvas.getContext("2d");
  if (!pen) return;
  const size = sizeOf(board);
  canvas.width = Math.round(size.wide * sharp);
  canvas.height = Math.round(size.high * sharp);
  canvas.dataset.sharp = String(sharp);
  pen.setTransform(sharp, 0, 0, -sharp, 0, canvas.height);
  pen.lineJoin = pen.lineCap = "round";
  const art = Object.fromEntries(Object.entries(board.ground).map(([name, path]) => [name, new Path2D(path)]));
  const brush = { pen, art, colors: theme.ground };
  pen.fillStyle = (art.land ? theme.ground.water : theme.ground.land) ?? "";
  pen.fillRect(0, 0, size.wide, size.high);
  if (art.streets) paintTown(brush, size);
  else if (art.land) paintCountry(brush);
  pen.setTransform(sharp, 0, 0, sharp, 0, 0);
  paintTrack(pen, size, theme.ground);
}

interface Brush {
  pen: CanvasRenderingContext2D;
  art: Record<string, Path2D>;
  colors: Theme["ground"];
}

function fill({ pen, art, colors }: Brush, name: string, color = name): void {
  if (!art[name]) return;
  pen.fillStyle = colors[color] ?? "";
  pen.fill(art[name], "evenodd");
}

function stroke({ pen, art, colors }: Brush, name: string, width: number, color = name, dash: number[] = []): void {
  if (!art[name]) return;
  [pen.strokeStyle, pen.lineWidth] = [colors[color] ?? "", width];
  pen.setLineDash(dash);
  pen.stroke(art[name]);
  pen.setLineDash([]);
}

function paintCountry(brush: Brush): void {
  const { pen, art } = brush;
  for (const [n, width] of SHALLOWS.entries()) stroke(brush, "land", width, `shallows${n}`);
  stroke(brush, "waves", 0.9);
  fill(brush, "land", art.focus ? "neighbours" : "land");
  fill(brush, "focus", "land");
  pen.save();
  pen.clip(art.land!, "evenodd");
  for (const [width, alpha] of [
    [9, 0.45],
    [4, 0.7],
  ] as const) {
    pen.globalAlpha = alpha;
    stroke(brush, "land", width, "edge");
  }
  pen.restore();
  fill(brush, "hills");
  stroke(brush, "hills", 1, "shades");
  fill(brush, "shades");
  fill(brush, "woods", "shades");
  stroke(brush, "borders", 1.1, "border", [4, 2.6]);
  fill(brush, "lakes", "water");
  stroke(brush, "lakes", 0.7, "coast");
  stroke(brush, "canal", 1.7, "river");
  stroke(brush, "focus", 1.6, "frontier");
  stroke(brush, "land", 1.1, "coast");
  fill(brush, "rose");
}

/** The size of a tile of a town's blocks, and its turn. */
const TILE = { wide: 92, high: 78, turn: (-11 * Math.PI) / 180 };

function paintTown(brush: Brush, size: Size): void {
  const { pen, art, colors } = brush;
  if (art.blocks) {
    pen.save();
    pen.rotate(TILE.turn);
    pen.fillStyle = colors.blocks ?? "";
    const reach = Math.ceil(Math.max(size.wide, size.high) / Math.min(TILE.wide, TILE.high)) + 2;
    for (let column = -reach; column < reach; column++) {
      for (let row = -reach; row < reach; row++) {
        pen.translate(column * TILE.wide, row * TILE.high);
        pen.fill(art.blocks);
        pen.translate(-column * TILE.wide, -row * TILE.high);
      }
    }
    pen.restore();
  }
  fill(brush, "park");
  fill(brush, "trees");
  stroke(brush, "streets", 6.5, "street");
  const waters = [
    ["river", 19],
    ["canal", 7],
  ] as const;
  for (const [name, width] of waters) stroke(brush, name, width + 2, "bank");
  for (const [name, width] of waters) stroke(brush, name, width, "water");
}

/** The frame is the score track: cells in two colours, and a stud in each corner. */
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
  for (const [x, y] of corners(size)) {
    pen.fillStyle = colors.dark ?? "";
    pen.fillRect(x - BAND / 2, y - BAND / 2, BAND, BAND);
    pen.beginPath();
    pen.arc(x, y, 1.9, 0, 2 * Math.PI);
    pen.fillStyle = colors.light ?? "";
    pen.fill();
  }
  frame(INSET, 0.9, colors.frame);
  frame(INSET + BAND, 1.1, colors.frame);
}

/** The numbers along the score track stand inside the frame. */
export function tens(size: Size): { x: number; y: number; points: number }[] {
  const away = BAND / 2 + 8.5;
  return Array.from({ length: CELLS / 10 - 1 }, (_, n) => {
    const points = 10 * (n + 1);
    const { x, y } = cellAt(size, points);
    const flat = y === MIDDLE || y === size.high - MIDDLE;
    const down = y < size.high / 2 ? away : -away;
    const right = x < size.wide / 2 ? away : -away;
    // Away from the corners, where the numbers of two sides would meet.
    const [low, high] = [2 * INSET + BAND + 10, INSET + BAND + 9];
    return {
      x: Math.min(size.wide - low, Math.max(low, flat ? x : x + right)),
      y: Math.min(size.high - high, Math.max(high, flat ? y + down : y)),
      points,
    };
  });
}
