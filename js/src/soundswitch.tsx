// The switch for sounds, in the menu.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { OWN_KEYS, usePage } from "./parts";

export function SoundSwitch(): JSX.Element {
  const { sound, say } = usePage();
  const [on, setOn] = useState(sound.on);
  const change = (wanted: boolean) => {
    sound.switch(wanted);
    setOn(sound.on);
  };
  return (
    <label class="ttr-field ttr-soundswitch">
      <span>{say("page-menu-sound")}</span>
      <input {...OWN_KEYS} type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      <b>{say("page-sound", { on: on ? 1 : 0 })}</b>
    </label>
  );
}
