// The menu: this game, the preferences of the person, and what this is.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { askToNotify } from "./calling";
import { ASKING } from "./choosing";
import { Dialog } from "./dialog";
import { Pick, Switch, usePreference } from "./field";
import { GuideSwitch } from "./guide";
import { loadGame, newGame, rematch } from "./leaving";
import { Button, OWN_KEYS, usePage } from "./parts";
import { asking } from "./picking";
import { prefer } from "./preferences";
import type { Answers } from "./protocol";
import { Share } from "./share";

export function Menu(): JSX.Element {
  const page = usePage();
  const { say } = page;
  return (
    <Dialog title={say("page-menu-title")}>
      <div class="ttr-menu">
        {page.may("files") ? (
          <Section title={say("menu-game")}>
            <GuideSwitch />
            {page.may("invite") && page.traits.controls.host ? (
              <Button class="ttr-main" onClick={() => page.set({ dialog: "guests" })}>
                {say("invite-open")}
              </Button>
            ) : null}
            <Files />
          </Section>
        ) : null}
        {page.may("link") ? (
          <Section title={say("menu-link")}>
            <Share />
          </Section>
        ) : null}
        {page.may("rename") && page.traits.controls.guest ? (
          <Section title={say("guests-name")}>
            <OwnName />
          </Section>
        ) : null}
        <Section title={say("menu-preferences")}>
          <Preferences />
        </Section>
        {page.may("statistics") ? <OwnGames /> : null}
        <Section title={say("menu-about")}>
          <About />
        </Section>
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A guest is called as they like. */
function OwnName(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const [name, setName] = useState(page.players[page.traits.view.seat ?? 0] ?? "");
  const change = () => void page.ask("rename", { name }).then((answer) => answer.ok && page.set({ dialog: null }));
  return (
    <form
      class="ttr-field"
      onSubmit={(event) => {
        event.preventDefault();
        change();
      }}
    >
      <input
        {...OWN_KEYS}
        aria-label={say("guests-name")}
        maxLength={40}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <Button onClick={change}>{say("guests-name-change")}</Button>
    </form>
  );
}

/** What is chosen here holds for all games in this browser. */
function Preferences(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const { settings } = page.traits;
  const [notices, setNotices] = usePreference("notices", "on");
  const [remaining, setRemaining] = usePreference("remaining", "on");
  const [sound] = usePreference("sound", "off");
  const [asks, setAsks] = useState(asking());
  const choose = (name: "theme" | "locale", value: string) => {
    prefer(name, value);
    void (name === "theme" ? page.ask("theme", { theme: value }) : page.ask("locale", { locale: value }));
  };
  const pace = (speed: number) => {
    prefer("speed", String(speed));
    void page.ask("speed", { speed });
  };
  return (
    <>
      <label class="ttr-field ttr-speed">
        <span>{say("page-menu-speed")}</span>
        <input
          {...OWN_KEYS}
          type="range"
          min={0}
          max={3}
          value={settings.speed}
          aria-valuetext={say("page-speed", { speed: settings.speed })}
          onChange={(event) => pace(Number(event.currentTarget.value))}
        />
        <b>{say("page-speed", { speed: settings.speed })}</b>
      </label>
      <Switch label={say("page-menu-sound")} on={sound} onSwitch={(on) => page.sound.switch(on)} />
      <Pick
        label={say("page-menu-theme")}
        value={settings.theme}
        options={["auto", "light", "dark"].map((theme) => [
          theme,
          theme === "auto" && page.traits.controls.guest ? say("guests-theme") : say("page-theme", { theme }),
        ])}
        onPick={(theme) => choose("theme", theme)}
      />
      <Pick
        label={say("page-menu-locale")}
        value={settings.locale}
        options={settings.locales}
        onPick={(locale) => choose("locale", locale)}
      />
      {page.may("play") ? (
        <Pick
          label={say("page-menu-asking")}
          value={asks}
          options={ASKING.map((name) => [name, say("page-asking", { asking: name })])}
          onPick={(value) => {
            prefer("asking", value);
            setAsks(asking());
          }}
        />
      ) : null}
      <Switch label={say("menu-remaining")} on={remaining} onSwitch={setRemaining} />
      <Switch
        label={say(page.traits.controls.guest ? "guests-notices" : "menu-notices")}
        on={notices}
        onSwitch={(on) => {
          setNotices(on);
          if (on && page.traits.controls.guest) askToNotify();
        }}
      />
    </>
  );
}

/** The statistics over the games on this machine. */
function OwnGames(): JSX.Element | null {
  const page = usePage();
  const { say } = page;
  const [own, setOwn] = useState<Answers["statistics"] | null>(null);
  const ask = (keep: boolean | null) =>
    void page.ask("statistics", { keep }).then((answer) => answer.ok && setOwn(answer));
  useEffect(() => ask(null), [page.traits.settings.locale]);
  if (!own?.possible) return null;
  return (
    <Section title={say("statistics-title")}>
      <Switch label={say("statistics-switch")} on={own.on} onSwitch={ask} />
      <p class="ttr-quiet">{say("statistics-about")}</p>
      {own.rows.length ? (
        <table class="ttr-own">
          <thead>
            <tr>
              {own.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own.rows.map(([board, ...cells]) => (
              <tr key={board}>
                <th scope="row">{board}</th>
                {cells.map((cell, n) => (
                  <td key={own.heads[n + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Section>
  );
}

function About(): JSX.Element {
  const page = usePage();
  const { say } = page;
  return (
    <>
      <p class="ttr-quiet">{say("menu-unofficial")}</p>
      <div class="ttr-buttons">
        <Button onClick={() => page.set({ dialog: "keys" })}>{say("menu-keys")}</Button>
        <Button onClick={() => page.set({ dialog: "rules", rule: null })}>{say("page-tool-rules")}</Button>
      </div>
    </>
  );
}

/** Python writes and reads the files beside the notebook. */
function Files(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const [name, setName] = useState(page.traits.board.name);
  const [files, setFiles] = useState<{ name: string }[]>([]);
  const [saved, setSaved] = useState<{ path?: string; refused?: string }>({});
  const look = () => void page.ask("files").then((answer) => answer.ok && setFiles(answer.files));
  useEffect(look, []);
  const save = async () => {
    const answer = await page.ask("save", { name });
    const refused = answer.ok || answer.refusal.kind === "confirm" ? "" : answer.refusal.text;
    setSaved(answer.ok ? { path: answer.path } : { refused });
    if (answer.ok) look();
  };
  const close = (done: boolean) => done && page.set({ dialog: null });
  const load = (file: string) => void loadGame(page, file).then(close);
  const { lobby } = page.traits.controls;
  return (
    <div class="ttr-files">
      <div class="ttr-field">
        <label>
          <span>{say("page-files-name")}</span>
          <input {...OWN_KEYS} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <Button onClick={() => void save()}>{say("page-files-save")}</Button>
      </div>
      <p class="ttr-quiet">{say("page-files-secret")}</p>
      <p role="status">{saved.path ? say("page-files-saved", { path: saved.path }) : saved.refused}</p>
      {files.length ? <h4>{say("page-files-title")}</h4> : null}
      <ul>
        {files.map(({ name: file }) => (
          <li key={file}>
            <Button onClick={() => load(file)}>{say("page-files-load", { name: file })}</Button>
          </li>
        ))}
      </ul>
      <div class="ttr-buttons">
        {page.may("new") ? (
          <Button onClick={() => void newGame(page).then(close)}>
            {say(lobby ? "menu-leave" : "page-end-new-deal")}
          </Button>
        ) : null}
        <Button onClick={() => void rematch(page).then(close)}>{say("page-end-again")}</Button>
      </div>
    </div>
  );
}
