// The links of guests: one for each seat to which somebody is invited, and one for all who watch.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "./dialog";
import { Pick } from "./field";
import { LinkRow, Plain } from "./linkrow";
import { SeatMark, usePage } from "./parts";
import type { Answers, Messages } from "./protocol";
import { linkTo, type Reach, reach } from "./reach";

type Told = Answers["invite"];
type Invited = Told["seats"][number];
type Change = (fields: Messages["seat"]) => void;

export function Invite(): JSX.Element {
  const page = usePage();
  const { say } = page;
  const [told, setTold] = useState<Told | null>(null);
  const [way, setWay] = useState<Reach | null>(null);
  const [chosen, setChosen] = useState("");
  const ask = async (lan = false) => {
    const answer = await page.ask("invite", { lan });
    if (!answer.ok) return;
    setTold(answer);
    if (lan && answer.lan[0]) setChosen(answer.lan[0]);
  };
  const change: Change = (fields) => void page.ask("seat", fields).then((answer) => answer.ok && setTold(answer));
  // Who is there is known to every page; the links are told to nobody but this dialog.
  const seats = JSON.stringify(page.traits.settings.seats);
  useEffect(() => void ask(), [seats, page.traits.settings.locale]);
  const table = told?.table ?? "";
  useEffect(() => void (table && reach(page.el.ownerDocument, table).then(setWay)), [table]);
  const bases = [...(way?.way === "open" ? [way.base] : []), ...(told?.lan ?? [])];
  const base = bases.includes(chosen) ? chosen : (bases[0] ?? "");
  const shows = told !== null && table !== "" && way !== null;
  return (
    <Dialog title={say("invite-title")}>
      <div class="ttr-invite">
        <p>{say("invite-secret")}</p>
        {told?.trouble ? <p role="alert">{told.trouble}</p> : null}
        {shows ? <WayNote way={way} lan={told.lan.length > 0} open={() => void ask(true)} /> : null}
        {bases.length > 1 ? (
          <Pick
            label={say("invite-address")}
            value={base}
            options={bases.map((one) => [one, one])}
            onPick={setChosen}
          />
        ) : null}
        {shows ? (
          <ul>
            {told.seats.map((one) => (
              <SeatRow key={one.seat} one={one} told={told} base={base} change={change} />
            ))}
            <Watchers told={told} base={base} change={change} />
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}

/** What to do where the links would lead nowhere. */
function WayNote({ way, lan, open }: { way: Reach; lan: boolean; open: () => void }): JSX.Element | null {
  const { say } = usePage();
  if (lan || (way.way === "open" && !way.local)) return null;
  return (
    <div class="ttr-invite-way" role="note">
      <p>{say("invite-way", { way: way.way === "open" ? "local" : way.way })}</p>
      <Plain onClick={open}>{say("invite-lan")}</Plain>
    </div>
  );
}

interface RowProps {
  told: Told;
  base: string;
  change: Change;
}

function SeatRow({ one, told, base, change }: RowProps & { one: Invited }): JSX.Element {
  const { say } = usePage();
  const { seat, name, who } = one;
  const state =
    who === "guest"
      ? say("guests-presence", { guest: one.guest ?? "never" })
      : say("invite-who", { who, bot: one.bot ?? "" });
  return (
    <li data-seat={seat} data-who={who} data-guest={one.guest ?? undefined}>
      <p class="ttr-invite-name">
        <SeatMark seat={seat} /> <b>{name}</b> <span class="ttr-quiet">{state}</span>
        {who === "here" || who === "bot" ? (
          <Plain onClick={() => change({ do: "invite", seat, bot: null })}>{say("invite-do", { do: "invite" })}</Plain>
        ) : null}
      </p>
      {who === "guest" && base ? (
        <Link name={name} address={linkTo(base, told.table, one.key)}>
          <Plain onClick={() => change({ do: "renew", seat, bot: null })}>{say("invite-do", { do: "renew" })}</Plain>
          <Plain onClick={() => change({ do: "take", seat, bot: null })}>{say("invite-do", { do: "take" })}</Plain>
          <BotPick one={one} told={told} change={change} />
        </Link>
      ) : null}
    </li>
  );
}

/** Lets a bot play the seat of a guest who is away. */
function BotPick({ one, told, change }: Omit<RowProps, "base"> & { one: Invited }): JSX.Element {
  const { say } = usePage();
  const words = say("invite-do", { do: "bot" });
  return (
    <select
      data-lm-suppress-shortcuts="true"
      class="ttr-button"
      aria-label={`${words} ${one.name}`}
      value=""
      onChange={(event) => change({ do: "bot", seat: one.seat, bot: event.currentTarget.value })}
    >
      <option value="">{words}</option>
      {told.bots.map(([bot, named]) => (
        <option key={bot} value={bot}>
          {named}
        </option>
      ))}
    </select>
  );
}

function Watchers({ told, base, change }: RowProps): JSX.Element {
  const { say } = usePage();
  const name = say("invite-watch");
  return (
    <li data-seat="watch">
      <p class="ttr-invite-name">
        <b>{name}</b> <span class="ttr-quiet">{say("invite-watching", { count: told.watching })}</span>
        {told.watch ? null : (
          <Plain onClick={() => change({ do: "invite", seat: null, bot: null })}>
            {say("invite-do", { do: "invite" })}
          </Plain>
        )}
      </p>
      {told.watch && base ? (
        <Link name={name} address={linkTo(base, told.table, told.watch)}>
          <Plain onClick={() => change({ do: "renew", seat: null, bot: null })}>
            {say("invite-do", { do: "renew" })}
          </Plain>
          <Plain onClick={() => change({ do: "take", seat: null, bot: null })}>
            {say("invite-do", { do: "void" })}
          </Plain>
        </Link>
      ) : null}
    </li>
  );
}

function Link(props: { name: string; address: string; children: JSX.Element[] }): JSX.Element {
  const page = usePage();
  const { say } = page;
  const words = {
    copy: say("invite-do", { do: "copy" }),
    copied: say("invite-do", { do: "copied" }),
    code: say("invite-do", { do: "code" }),
    enter: say("invite-do", { do: "enter" }),
  };
  const codeOf = async (text: string) => {
    const answer = await page.ask("qr", { text });
    return answer.ok ? answer : null;
  };
  return <LinkRow {...props} words={words} codeOf={codeOf} />;
}
