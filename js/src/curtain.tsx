// The curtain between two people at one device: it hides the hand until the next player confirms being there.

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { OWN_KEYS, SeatMark, usePage } from "./parts";

export function Curtain(): JSX.Element | null {
  const page = usePage();
  const { curtain } = page.traits.controls;
  const button = useRef<HTMLButtonElement>(null);
  const seat = curtain?.seat;
  useLayoutEffect(() => {
    if (seat !== undefined) button.current?.focus({ preventScroll: true });
  }, [seat]);
  if (!curtain) return null;
  const look = page.traits.board.seats[curtain.seat];
  const facts = { name: curtain.name };
  return (
    <div class="ttr-curtain" style={{ "--seat": look?.fill, "--seat-ink": look?.ink }}>
      <p>
        <SeatMark seat={curtain.seat} size={20} /> {page.say("page-curtain-pass", facts)}
      </p>
      <button
        type="button"
        {...OWN_KEYS}
        ref={button}
        class="ttr-button ttr-main"
        onClick={() => void page.ask("show", { seat: curtain.seat })}
      >
        {page.say("page-curtain-show", facts)}
      </button>
    </div>
  );
}
