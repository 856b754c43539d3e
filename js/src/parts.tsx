// Small components used by all panels.

import type { ComponentChildren, JSX, RefObject } from "preact";
import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { keyOf } from "./keys";
import type { Page } from "./page";
import { liveryOf, WAGGON } from "./pieces";
import { Picture } from "./symbols";

/** Lab and Notebook bind plain keys; this attribute on the focused element suppresses their shortcuts. */
export const OWN_KEYS = { "data-lm-suppress-shortcuts": "true" };

export const Here = createContext<Page>(null as unknown as Page);
export const usePage = (): Page => useContext(Here);

type ButtonProps = Omit<JSX.IntrinsicElements["button"], "ref"> & { picture?: string; children?: ComponentChildren };

export function Button({ picture, children, class: name, ...rest }: ButtonProps): JSX.Element {
  return (
    <button type="button" {...OWN_KEYS} {...rest} class={`ttr-button ${name ?? ""}`}>
      {picture ? <Picture of={picture} /> : null}
      {children}
    </button>
  );
}

/** A button with an icon only; its label is a tooltip, with the key that presses it, and is read aloud. */
export function Tool({ picture, words, ...rest }: ButtonProps & { words: string; picture: string }): JSX.Element {
  const key = keyOf(picture);
  const title = key ? `${words} (${key.shown})` : words;
  const keys = key ? { "data-key": key.name, "aria-keyshortcuts": key.keys[0] } : {};
  return <Button {...rest} {...keys} picture={picture} class="ttr-tool" title={title} aria-label={words} />;
}

/** A waggon of the seat, from above. */
export function SeatMark({ seat, size = 12 }: { seat: number; size?: number }): JSX.Element {
  const look = usePage().traits.board.seats[seat];
  if (!look) return <span />;
  return (
    <svg class="ttr-seatmark" width={size * 2} height={size} viewBox="-14 -7 28 14" aria-hidden="true">
      <path d={WAGGON} fill={look.fill} />
      <path d={liveryOf(look)} fill={look.ink} fill-rule="evenodd" />
    </svg>
  );
}

export function Hidden({ children }: { children: ComponentChildren }): JSX.Element {
  return <span class="ttr-hidden">{children}</span>;
}

/** A number with a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** In a low window, scrolls what a click on the map has opened into view. */
export function useInSight(): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.scrollIntoView?.({ block: "nearest" }), []);
  return box;
}
