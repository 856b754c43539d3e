// Answers that Python works out in small steps: asked for until they are complete or no longer shown.

import { useEffect, useState } from "preact/hooks";
import { usePage } from "./parts";
import type { Answers } from "./protocol";

/** A step takes a tenth of a second or some games; a kernel that computes something else keeps it waiting. */
const PATIENCE = 120_000;

type Stepwise = "review" | "compare" | "chances";

/** What has been worked out so far; `seq` is the question that the answer is about, if it is about one. */
export function useStepwise<K extends Stepwise>(type: K, open: boolean, seq?: number): Answers[K] | null {
  const page = usePage();
  const [found, setFound] = useState<Answers[K] | null>(null);
  useEffect(() => {
    let wanted = open;
    const goOn = async () => {
      while (wanted) {
        const answer = await page.link.ask(type, seq === undefined ? {} : { seq }, PATIENCE);
        if (!wanted || !answer.ok) return;
        setFound(answer);
        if (answer.done >= answer.all) return;
      }
    };
    void goOn();
    return () => {
      wanted = false;
    };
  }, [page, type, open, seq]);
  return found;
}
