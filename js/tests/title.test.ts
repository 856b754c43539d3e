import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tabTitle } from "../src/title";

let hidden = false;
function hide(yes: boolean): void {
  hidden = yes;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  hidden = false;
  document.title = "Notebook";
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => vi.restoreAllMocks());

test("the title says it only while the page is hidden and somebody waits", () => {
  const title = tabTitle(document);
  title.say("Your turn");
  expect(document.title).toBe("Notebook");
  hide(true);
  expect(document.title).toBe("Your turn · Notebook");
  title.say(null);
  expect(document.title).toBe("Notebook");
  title.say("Your turn");
  hide(false);
  expect(document.title).toBe("Notebook");
  title.close();
});

test("two widgets do not fight, and the first to stop does not silence the other", () => {
  const [one, other] = [tabTitle(document), tabTitle(document)];
  hide(true);
  one.say("Your turn");
  other.say("Du bist am Zug");
  expect(document.title).toBe("Your turn · Notebook");
  one.close();
  expect(document.title).toBe("Du bist am Zug · Notebook");
  other.close();
  expect(document.title).toBe("Notebook");
});

test("a title that the notebook has set meanwhile is the one that is restored", () => {
  const title = tabTitle(document);
  hide(true);
  title.say("Your turn");
  document.title = "Renamed";
  title.say("Twoja kolej");
  expect(document.title).toBe("Twoja kolej · Renamed");
  document.title = "Renamed again";
  hide(false);
  expect(document.title).toBe("Renamed again");
  title.close();
});

test("a closed widget leaves nothing behind", () => {
  const title = tabTitle(document);
  hide(true);
  title.say("Your turn");
  title.close();
  expect(document.title).toBe("Notebook");
  document.title = "Later";
  hide(false);
  hide(true);
  expect(document.title).toBe("Later");
});
