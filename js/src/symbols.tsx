// Symbols beside colours, drawn as outlines so that they look the same in every font; and icons.

import type { JSX } from "preact";

const SHAPES: Record<string, string> = {
  heart:
    "M12 21.8C8.5 18.7 2.8 15.3 2.8 9.8 2.8 5.9 5.3 4 7.7 4c2.2 0 4.3 1.4 4.3 4 0-2.6 2.1-4 4.3-4 2.4 0 4.9 1.9 4.9 5.8 0 5.5-5.7 8.9-9.2 12z",
  disc: "M12 4a8 8 0 1 0 .01 0z",
  star: "M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z",
  club: "M12 2.5a4.4 4.4 0 0 1 3.7 6.8 4.4 4.4 0 1 1-2.4 7.4l1.2 4.8h-5l1.2-4.8a4.4 4.4 0 1 1-2.4-7.4A4.4 4.4 0 0 1 12 2.5z",
  triangle: "M12 3.5l9.5 16.5h-19z",
  diamond: "M12 2l7.5 10L12 22 4.5 12z",
  cross: "M6.2 3L12 8.8 17.8 3 21 6.2 15.2 12l5.8 5.8-3.2 3.2-5.8-5.8L6.2 21 3 17.8 8.8 12 3 6.2z",
  ring: "M12 3a9 9 0 1 0 .01 0zm0 4a5 5 0 1 1-.01 0z",
  spark: "M12 1.5l2.6 7.9 7.9 2.6-7.9 2.6L12 22.5l-2.6-7.9L1.5 12l7.9-2.6z",
};
const LETTERS: Record<string, string> = {
  "♥": "heart",
  "●": "disc",
  "★": "star",
  "♣": "club",
  "▲": "triangle",
  "◆": "diamond",
  "✖": "cross",
  "○": "ring",
  "✦": "spark",
};

/** The outline of a symbol, by its name or letter, in a 24 × 24 box. */
export function outline(symbol: string): string {
  return SHAPES[LETTERS[symbol] ?? symbol] ?? "";
}

export function Mark({ of, size = 14, class: name = "" }: { of: string; size?: number; class?: string }): JSX.Element {
  return (
    <svg class={`ttr-symbol ${name}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline(of)} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

const PICTURES: Record<string, string> = {
  guide: "M12 3v18M8 21h8M4.5 5h11l3 2.500-3 2.500h-11zM19.500 12h-11l-3 2.300 3 2.300h11z",
  branch: "M6 3v18M6 15c0-5.500 11-3 11-10M13 8.500L17 4.500l4 4",
  list: "M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",
  grow: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9.500 9.500L4 4M14.500 9.500L20 4M9.500 14.500L4 20M14.500 14.500L20 20",
  shrink: "M9.500 4v5.500H4M14.500 4v5.500H20M9.500 20v-5.500H4M14.500 20v-5.500H20",
  curve: "M4 4v16h16M7.500 15.500l4-5.500 3.500 3 5-7",
  up: "M6 14l6-6 6 6",
  down: "M6 9l6 6 6-6",
  cards:
    "M7 3h11a2 2 0 0 1 2 2v13M4 6.5h10.5a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 19.5z",
  tickets: "M3 7h18v3.5a1.8 1.8 0 0 0 0 3.6V18H3v-3.9a1.8 1.8 0 0 0 0-3.6zM9 7v2m0 3v2m0 2v2",
  trains: "M3 6h18v9H3zM2 17.5h20M7 18.2a1.6 1.6 0 1 0 .01 0M17 18.2a1.6 1.6 0 1 0 .01 0M7.5 9v3M12 9v3M16.500 9v3",
  ships: "M3 14h18l-2.500 5h-13zM7 14V9h8l2.500 5M10 9V5h3v4",
  stations: "M3.500 20V10L12 4l8.500 6v10zM9.500 20v-6h5v6",
  harbours: "M12 6.500V21M12 3a1.700 1.700 0 1 0 .01 0M8 9.500h8M4.500 14c.5 4.500 4 7 7.500 7s7-2.500 7.500-7",
  passengers: "M12 3.500a3.200 3.200 0 1 0 .01 0M6 21c0-6 2-9.500 6-9.500s6 3.500 6 9.500z",
  undo: "M9 5L4.500 9.500 9 14M5 9.500h9a5 5 0 0 1 0 10h-4",
  redo: "M15 5l4.500 4.500L15 14M19 9.500h-9a5 5 0 0 0 0 10h4",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.7.6 1 1.300 1 2.100h5c0-.8.3-1.500 1-2.100A6 6 0 0 0 12 3z",
  rules:
    "M12 6.500C10 4.800 7 4.500 3.500 5v13.500c3.500-.5 6.500-.2 8.500 1.500 2-1.700 5-2 8.500-1.500V5C17 4.500 14 4.800 12 6.500zM12 6.500V20",
  earlier: "M19 5.5v13L10 12zM6 5v14M6 5l-3 2.500 3 2.500",
  later: "M5 5.5v13l9-6.500zM18 5v14M18 5l3 2.500-3 2.500",
  menu: "M4 6.500h16M4 12h16M4 17.500h16",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  close: "M6 6l12 12M18 6L6 18",
  pause: "M8.500 5v14M15.500 5v14",
  play: "M8 5l11 7-11 7z",
  bot: "M5 9h14v10H5zM12 9V5M12 3.200a1 1 0 1 0 .01 0M9 13v1.500M15 13v1.500M2.500 12.500v3M21.500 12.500v3",
  onwards: "M6 5l9 7-9 7zM18.500 5v14",
  next: "M9.500 5.500l6.500 6.500-6.500 6.500",
  back: "M18 5l-9 7 9 7zM5.500 5v14",
  done: "M4.500 12.500l5 5 10-11",
  subways: "M4 12h16M8 8.500v7M16 8.500v7M12 3a9 9 0 1 0 .01 0",
};
PICTURES.streetcars = PICTURES.trains!;
/** What a rule of somebody's own counts. */
const OTHER = "M12 4l7.500 8-7.500 8-7.500-8z";

export function Picture({ of, size = 18 }: { of: string; size?: number }): JSX.Element {
  return (
    <svg class="ttr-picture" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PICTURES[of] ?? OTHER}
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}
