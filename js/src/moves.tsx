// All legal moves as a list of buttons: the whole game by keyboard. One tab stop; arrow keys move within the list.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { filtered } from "./choosing";
import type { Page } from "./page";
import { OWN_KEYS, usePage } from "./parts";
import type { Move } from "./protocol";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -1e6, End: 1e6 };

export function Moves(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { kind } = page.traits.prompt;
  // A filter applies to one kind of question: it would hide the answers to the next one.
  const [typed, setTyped] = useState({ kind, words: "" });
  const filter = typed.kind === kind ? typed.words : "";
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  const ahead = useAhead(page);
  const all = ahead ?? page.moves;
  const moves = filtered(all, filter);
  const here = Math.min(at, Math.max(0, moves.length - 1));
  const buttons = () => [...(box.current?.querySelectorAll<HTMLButtonElement>("button[data-move]") ?? [])];

  // A new question has new buttons: keep the focus in the list if it was there.
  useLayoutEffect(() => {
    if (!had.current || !box.current) return;
    const root = box.current.getRootNode() as Document | ShadowRoot;
    if (box.current.contains(root.activeElement) && root.activeElement !== box.current) return;
    (buttons()[here] ?? box.current).focus({ preventScroll: true });
  }, [page.traits.prompt, all.length]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || !(event.target as HTMLElement).dataset.move) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(moves.length - 1, here + step));
    setAt(next);
    buttons()[next]?.focus();
  };
  const point = (move: Move | null) =>
    page.set({ lit: move && (move.route || move.city) ? { routes: list(move.route), cities: list(move.city) } : null });

  return (
    <div class="ttr-moves">
      <input
        {...OWN_KEYS}
        class="ttr-filter"
        type="search"
        placeholder={say("page-moves-filter")}
        aria-label={say("page-moves-filter")}
        value={filter}
        onInput={(event) => {
          setTyped({ kind, words: event.currentTarget.value });
          setAt(0);
        }}
      />
      {ahead ? <p class="ttr-quiet">{say("page-moves-ahead")}</p> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus among its buttons */}
      <div
        class="ttr-scroll"
        ref={box}
        {...OWN_KEYS}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onFocusIn={() => {
          had.current = true;
        }}
        onFocusOut={(event) => {
          const to = event.relatedTarget as Node | null;
          if (to && !box.current?.contains(to)) had.current = false;
        }}
      >
        {moves.length === 0 ? (
          <p class="ttr-quiet ttr-none">{say(all.length ? "page-moves-nothing" : "page-moves-none")}</p>
        ) : null}
        <ul>
          {moves.map((move, n) => (
            <li key={move.id}>
              {n === 0 || moves[n - 1]!.group !== move.group ? <p class="ttr-group">{move.group}</p> : null}
              <button
                type="button"
                {...OWN_KEYS}
                class="ttr-move"
                data-move={move.id}
                data-kind={move.kind}
                data-target={move.route ?? move.city}
                title={move.note || undefined}
                tabIndex={n === here ? 0 : -1}
                onFocus={() => {
                  setAt(n);
                  point(move);
                }}
                onBlur={() => point(null)}
                onPointerEnter={() => point(move)}
                onPointerLeave={() => point(null)}
                aria-pressed={ahead ? page.preparing.isMove(move) : undefined}
                onClick={() => void (ahead ? page.preparing.prepareMove(move) : page.playMove(move))}
              >
                {move.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** While others play: what the own next turn could be; `null` if nothing can be prepared. */
function useAhead(page: Page): Move[] | null {
  const { may } = page.preparing;
  const { prompt } = page.traits;
  const [found, setFound] = useState<Move[]>([]);
  useEffect(() => {
    if (!may) return;
    let wanted = true;
    void page.preparing.ways().then((moves) => wanted && setFound(moves));
    return () => {
      wanted = false;
    };
  }, [page, may, prompt]);
  return may ? found : null;
}

const list = (id: string | undefined): string[] => (id ? [id] : []);
