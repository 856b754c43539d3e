// The question whether to pay for a tunnel.

import type { JSX } from "preact";
import { Face, Payment, Way } from "./card";
import { sorted } from "./choosing";
import { Button, useInSight, usePage } from "./parts";

/** The cards laid, the cards revealed, and which of these cost one more. */
export function Tunnel(): JSX.Element {
  const page = usePage();
  const { traits, say } = page;
  const tunnel = traits.view.rules.tunnels ?? { revealed: [], laid: {} };
  const revealed = tunnel.revealed as string[];
  const order = traits.board.cards.map((card) => card.name);
  const extra = (tunnel.extra ?? []) as boolean[];
  const payable = page.moves.some((move) => move.cards);
  const box = useInSight();
  return (
    <div class="ttr-choice ttr-tunnel" ref={box}>
      <div class="ttr-laidcards">
        <figure>
          <figcaption>{say("page-tunnel-laid")}</figcaption>
          <Payment cards={sorted(tunnel.laid ?? {}, order)} />
        </figure>
        <figure>
          <figcaption>{say("page-tunnel-revealed")}</figcaption>
          <div class="ttr-revealed" role="img" aria-label={say("page-tunnel-cards", { cards: revealed })}>
            {revealed.map((name, n) => (
              <span class={`ttr-turned ${extra[n] ? "ttr-costs" : "ttr-free"}`} key={n} style={{ "--n": n }}>
                <Face name={name} size="small" />
                {extra[n] ? <b>+1</b> : null}
              </span>
            ))}
          </div>
        </figure>
      </div>
      {payable ? null : <p>{say("page-tunnel-poor", { n: Number(traits.prompt.about.extra ?? 0) })}</p>}
      <div class="ttr-options">
        {page.moves.map((move) => (
          <Button
            key={move.id}
            class={move.cards ? "ttr-option ttr-payit" : ""}
            title={move.label}
            onClick={() => void page.playMove(move)}
          >
            {move.cards ? <span>{say("page-tunnel-pay")}</span> : null}
            <Way move={move} />
          </Button>
        ))}
      </div>
    </div>
  );
}
