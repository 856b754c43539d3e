import { describe, expect, it } from "vitest";
import vocabulary from "../../ttr_widget/locales/pl/vocabulary.ftl?raw";
import { namesOf } from "../src/names";
import { Page } from "../src/page";
import type { Bundle, Move } from "../src/protocol";
import { unpacked } from "../src/unpack";
import { trait } from "../src/validate";
import { Words } from "../src/words";
import { Fake, prompt, type Raw, soon, town, traits } from "./town";

const MOVES = `
move-claim = { ROUTE($route) }: { CARDS($cards) }
move-station = Stacja, { CITY($city) }: { CARDS($cards) }
move-keep = Zatrzymaj: { TICKETS($tickets, points: "yes") }
move-draw =
    { $card ->
        [deck] Dobierz z talii
       *[other] Weź kartę: { CARD($card) }
    }
move-exchange = Wymień { PIECES($count, $give, case: "acc") } na { PIECE($get, case: "acc") }
`;
const source = `${vocabulary}\n${MOVES}`;
const words = new Words("pl", source, namesOf(town()));
const claims = {
  id: 3,
  kind: "claim",
  group: "Trasa",
  count: 2,
  columns: {
    route: [1, 3],
    cards: [
      [0, 3],
      [0, 1],
    ],
  },
  more: [2, 0],
};
const read = (moves: Raw<Bundle | Move>[]) => unpacked(trait("prompt", { ...prompt(), moves }).moves, town(), words);

describe("packed moves", () => {
  it("get back their names and words, and their consecutive numbers", () => {
    expect(read([claims])).toMatchObject([
      {
        id: 3,
        kind: "claim",
        group: "Trasa",
        route: "bonn-caen-1",
        cards: { red: 3 },
        more: 2,
        label: "bonn-caen-1: 3 czerwone",
      },
      { id: 4, route: "ayr-caen", cards: { red: 1 }, more: 0, label: "ayr-caen: 1 czerwona" },
    ]);
  });

  it("are unpacked for every role", () => {
    const packed: Raw<Bundle>[] = [
      { id: 0, kind: "draw", count: 1, columns: { card: -1 } },
      { id: 1, kind: "draw", count: 1, columns: { card: 0 } },
      { id: 2, kind: "station", count: 1, columns: { city: 2, cards: [[0, 1]] } },
      { id: 3, kind: "keep", count: 1, columns: { tickets: [[1, 0]] } },
      {
        id: 4,
        kind: "exchange",

        count: 2,
        columns: { count: [1, 22], give: "ships", get: "trains" },
      },
      // A user's own rule, whose label is made in Python.
      { id: 6, kind: "honk", count: 1, columns: { via: 0, times: 2, loudly: "very" }, labels: ["Honk!"] },
    ];
    const found = read(packed.map((one) => ({ group: "", ...one })));
    expect(found.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(found.map(({ label }) => label)).toEqual([
      "Dobierz z talii",
      "Weź kartę: czerwona",
      "Stacja, Łódź: 1 czerwona",
      "Zatrzymaj: Ayr–Bonn (4) i Ayr–Łódź (9)",
      "Wymień 1 statek na wagony",
      "Wymień 22 statki na wagony",
      "Honk!",
    ]);
    expect(found[0]).toMatchObject({ card: "deck", deck: "deck" });
    expect(found[1]).toMatchObject({ card: "red", deck: null });
    expect(found[3]).toMatchObject({ tickets: ["ayr-bonn", "ayr-caen"] });
    expect(found[5]).toMatchObject({ count: 22, give: "ships", get: "trains" });
    expect(found[6]).toMatchObject({ via: "ayr-bonn", times: 2, loudly: "very" });
  });

  it("leave moves that were not packed as they are", () => {
    const pass = { id: 0, kind: "pass", group: "", label: "Pass" };
    expect(read([pass])).toMatchObject([pass]);
  });

  it("are unpacked once for each question, and again in another language", async () => {
    const model = new Fake(traits({ prompt: prompt({ moves: [claims] }), texts: { locale: "pl", source } }));
    const page = new Page(model, document.createElement("div"));
    const before = page.moves;
    expect(before).toHaveLength(2);
    await model.push({ lit: { routes: [], cities: [] } });
    expect(page.moves).toBe(before);
    await model.push({
      texts: { locale: "pl", source: `${source}\nmove-claim = { CARDS($cards) } za { ROUTE($route) }` },
    });
    expect(page.moves[0]!.label).toBe("3 czerwone za bonn-caen-1");
  });
});

describe("the log", () => {
  const happened = (first: number, count: number) => ({
    seq: first + 2,
    first,
    items: Array.from({ length: count }, (_, n) => ({ type: "turn", words: `${first + n}` })),
  });

  it("keeps the last sixty events and the older ones that somebody has read", async () => {
    const model = new Fake(traits());
    const page = new Page(model, document.createElement("div"));
    await model.push({ events: happened(0, 50) });
    await model.push({ events: happened(50, 30) });
    expect([page.first, page.log.length, page.log.at(-1)?.words]).toEqual([20, 60, "79"]);

    const asked = page.older();
    await soon();
    model.answer(model.sent.at(-1), { first: 0, items: happened(0, 20).items });
    await asked;
    await model.push({ events: happened(80, 5) });
    expect([page.first, page.log.length, page.log[0]?.words, page.log.at(-1)?.words]).toEqual([0, 85, "0", "84"]);
  });
});
