import { describe, expect, it } from "vitest";
import { Page } from "../src/page";
import { texts } from "../src/texts";
import { unpacked } from "../src/unpack";
import { Fake, prompt, soon, town, traits } from "./town";

const WORDS = {
  "cards.some": "{n} × {card}",
  "card.red": "czerwona",
  "move.claim": "{route}: {cards}",
  "move.station": "Stacja, {city}: {cards}",
  "move.keep": "Zatrzymaj: {tickets}",
  "move.draw.card": "Weź: {card}",
  "move.exchange.ships": "Wymień {n} statek na wagony|Wymień {n} statki na wagony|Wymień {n} statków na wagony",
  "draw.deck": "Dobierz z talii",
  ticket: "{cities} ({points})",
};
const t = texts(WORDS, "pl");
const claims = {
  id: 3,
  kind: "claim",
  group: "Trasa",
  rows: [
    [1, 2, 0, 3],
    [3, 0, 0, 1],
  ],
};

describe("moves that travelled packed", () => {
  it("get their names and words again, and the numbers that follow each other", () => {
    expect(unpacked([claims], town(), t)).toEqual([
      {
        id: 3,
        kind: "claim",
        group: "Trasa",
        route: "bonn-caen-1",
        cards: { red: 3 },
        more: 2,
        text: "claim bonn-caen-1 with 3 red",
        label: "bonn-caen-1: 3 × czerwona",
      },
      {
        id: 4,
        kind: "claim",
        group: "Trasa",
        route: "ayr-caen",
        cards: { red: 1 },
        text: "claim ayr-caen with 1 red",
        label: "ayr-caen: 1 × czerwona",
      },
    ]);
  });

  it("of every kind", () => {
    const packed = [
      { id: 0, kind: "draw", group: "", rows: [[-1], [0]] },
      { id: 2, kind: "station", group: "", rows: [[2, 0, 0, 1]] },
      { id: 3, kind: "keep", group: "", rows: [[1, 0]] },
      { id: 4, kind: "exchange", group: "", give: "ships", get: "trains", rows: [[1], [22]] },
    ];
    const found = unpacked(packed, town(), t);
    expect(found.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(found.map(({ label }) => label)).toEqual([
      "Dobierz z talii",
      "Weź: czerwona",
      "Stacja, Łódź: 1 × czerwona",
      "Zatrzymaj: Ayr–Bonn (4), Ayr–Łódź (9)",
      "Wymień 1 statek na wagony",
      "Wymień 22 statki na wagony",
    ]);
    expect(found[0]).toMatchObject({ card: "deck", deck: "deck", text: "draw deck" });
    expect(found[3]).toMatchObject({ tickets: ["ayr-bonn", "ayr-caen"], text: "keep ayr-bonn ayr-caen" });
    expect(found[5]).toMatchObject({ count: 22, give: "ships", get: "trains", text: "exchange 22 ships for trains" });
  });

  it("leave moves of other kinds as they are", () => {
    const pass = { id: 0, kind: "pass", group: "", text: "pass", label: "Pass" };
    expect(unpacked([pass], town(), t)).toEqual([pass]);
  });

  it("are written out once for each question, and again in another language", async () => {
    const model = new Fake(traits({ prompt: prompt({ moves: [claims as never] }), texts: WORDS }));
    const page = new Page(model, document.createElement("div"));
    const before = page.moves;
    expect(before).toHaveLength(2);
    await model.push({ lit: { routes: [], cities: [] } });
    expect(page.moves).toBe(before);
    await model.push({ texts: { ...WORDS, "move.claim": "{cards} for {route}" } });
    expect(page.moves[0]!.label).toBe("3 × czerwona for bonn-caen-1");
  });
});

describe("the log", () => {
  const happened = (first: number, count: number) => ({
    seq: first + 2,
    first,
    items: Array.from({ length: count }, (_, n) => ({ type: "turn", words: `${first + n}` })),
  });

  it("keeps the last sixty events, and what somebody has read besides", async () => {
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
