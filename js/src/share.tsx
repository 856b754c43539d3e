// The link of the game, to be sent to somebody.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Plain } from "./linkrow";
import { OWN_KEYS, usePage } from "./parts";

/** The address of the static site that the page belongs to; empty in any other notebook. */
export function siteOf(place: Document): string {
  const root = place.getElementById("jupyter-config-data")?.getAttribute("data-jupyter-lite-root");
  return root ? new URL(`${root}/`, place.location.href.replace(/[?#].*/, "")).href : "";
}

export function Share(): JSX.Element | null {
  const page = usePage();
  const { say } = page;
  const [told, setTold] = useState({ address: "", whole: false, refused: "" });
  const [copied, setCopied] = useState(false);
  const site = siteOf(page.el.ownerDocument);
  useEffect(
    () =>
      void page.ask("link", {}).then((answer) => {
        if (answer.ok) setTold({ address: site + answer.link, whole: answer.whole, refused: "" });
        else setTold({ address: "", whole: false, refused: answer.refusal.text });
      }),
    [],
  );
  if (!told.address) return told.refused ? <p class="ttr-quiet">{told.refused}</p> : null;
  // A page without HTTPS may not write to the clipboard: the address is selected, to be copied by hand.
  const copy = async (field: HTMLInputElement | null | undefined) => {
    field?.select();
    await navigator.clipboard?.writeText(told.address).then(() => setCopied(true));
  };
  return (
    <div class="ttr-linkrow">
      <p class="ttr-quiet">
        {say(told.whole ? "menu-link-whole" : "menu-link-seen")} {site ? "" : say("menu-link-python")}
      </p>
      <input
        {...OWN_KEYS}
        type="text"
        readOnly
        value={told.address}
        aria-label={say("menu-link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="ttr-buttons">
        <Plain
          onClick={({ currentTarget }) => void copy(currentTarget.closest(".ttr-linkrow")?.querySelector("input"))}
        >
          {say("invite-do", { do: copied ? "copied" : "copy" })}
        </Plain>
      </div>
    </div>
  );
}
