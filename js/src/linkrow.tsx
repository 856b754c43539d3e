// A link to be handed on: to copy, to scan, or to open here.

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { OWN_KEYS } from "./parts";

/** A QR code as a path of an SVG picture. */
export interface Code {
  size: number;
  path: string;
}

export interface LinkWords {
  copy: string;
  copied: string;
  code: string;
  enter: string;
}

interface Props {
  address: string;
  /** Whose link it is. */
  name: string;
  words: LinkWords;
  codeOf: (address: string) => Promise<Code | null>;
  /** More buttons. */
  children?: ComponentChildren;
}

export function LinkRow({ address, name, words, codeOf, children }: Props): JSX.Element {
  const [copied, setCopied] = useState("");
  const [code, setCode] = useState<(Code & { address: string }) | null>(null);
  // A page without HTTPS may not write to the clipboard: the address is selected, to be copied by hand.
  const copy = async (field: HTMLInputElement | null | undefined) => {
    field?.select();
    await navigator.clipboard?.writeText(address).then(() => setCopied(address));
  };
  const show = async () => {
    const made = code?.address === address ? null : await codeOf(address);
    setCode(made ? { ...made, address } : null);
  };
  const shown = code?.address === address ? code : null;
  return (
    <div class="ttr-linkrow">
      <input
        {...OWN_KEYS}
        type="text"
        readOnly
        value={address}
        aria-label={name}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="ttr-buttons">
        <Plain
          onClick={({ currentTarget }) => void copy(currentTarget.closest(".ttr-linkrow")?.querySelector("input"))}
          main
        >
          {copied === address ? words.copied : words.copy}
        </Plain>
        <Plain onClick={() => void show()} pressed={shown !== null}>
          {words.code}
        </Plain>
        <a class="ttr-button" href={address} target="_blank" rel="noreferrer" {...OWN_KEYS}>
          {words.enter}
        </a>
        {children}
      </div>
      {shown ? <Qr code={shown} name={`${words.code}: ${name}`} /> : null}
    </div>
  );
}

/** A button that needs no page. */
export function Plain(props: {
  onClick: (event: JSX.TargetedMouseEvent<HTMLButtonElement>) => void;
  main?: boolean;
  pressed?: boolean;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <button
      type="button"
      {...OWN_KEYS}
      class={`ttr-button ${props.main ? "ttr-main" : ""}`}
      aria-pressed={props.pressed}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

/** Black on white in both themes: cameras want it so. */
function Qr({ code, name }: { code: Code; name: string }): JSX.Element {
  return (
    <svg class="ttr-qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={name}>
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
