// Form fields of the dialogs.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { OWN_KEYS } from "./parts";
import { prefer, preference, watchPreferences } from "./preferences";

/** A choice from a list. */
export function Pick(props: {
  label: string;
  value: string;
  options: [string, string][];
  onPick: (value: string) => void;
}): JSX.Element {
  return (
    <label class="ttr-field">
      <span>{props.label}</span>
      <select {...OWN_KEYS} value={props.value} onChange={(event) => props.onPick(event.currentTarget.value)}>
        {props.options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A switch. */
export function Switch(props: { label: ComponentChildren; on: boolean; onSwitch: (on: boolean) => void }): JSX.Element {
  return (
    <label class="ttr-switch">
      <input
        {...OWN_KEYS}
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.onSwitch(event.currentTarget.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}

/** A preference of this browser that is on or off; it follows changes on other pages. */
export function usePreference(name: string, fallback: "on" | "off"): [boolean, (on: boolean) => void] {
  const now = () => preference(name, fallback, ["on", "off"]) === "on";
  const [on, set] = useState(now);
  useEffect(() => watchPreferences((changed) => changed === name && set(now())), [name]);
  return [on, (yes) => prefer(name, yes ? "on" : "off")];
}
