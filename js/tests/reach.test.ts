import { afterEach, describe, expect, it, vi } from "vitest";
import { isLocal, linkTo, reach, serverOf } from "../src/reach";

const THERE = "https://hub.example/user/ada/lab";

function notebook(config: unknown): Document {
  const page = document.implementation.createHTMLDocument();
  if (config !== undefined) {
    const data = page.createElement("script");
    data.id = "jupyter-config-data";
    data.textContent = typeof config === "string" ? config : JSON.stringify(config);
    page.body.append(data);
  }
  return page;
}

const HUB = notebook({ baseUrl: "/user/ada/" });

/** A server that answers at these addresses. */
function answering(...known: string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const ok = known.some((one) => address.endsWith(one));
    return { ok, json: async () => ({}) };
  });
  return asked;
}

describe("the way to a table", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("leads through the notebook's server, under any address", async () => {
    const asked = answering("/ttr/t/status");
    expect(await reach(HUB, "t", THERE)).toEqual({ way: "open", base: "https://hub.example/user/ada/", local: false });
    expect(asked).toEqual(["https://hub.example/user/ada/ttr/t/status"]);
    expect(linkTo("https://hub.example/user/ada/", "t", "key")).toBe("https://hub.example/user/ada/ttr/t/#key");
  });

  it("is blocked where the server has the extension but does not reach the kernel", async () => {
    answering("/user/ada/ttr/status");
    expect((await reach(HUB, "t", THERE)).way).toBe("blocked");
  });

  it("does not exist without the extension, without Jupyter, or without a server", async () => {
    answering();
    expect((await reach(HUB, "t", THERE)).way).toBe("none");
    expect((await reach(notebook(undefined), "t", THERE)).way).toBe("none");
    expect((await reach(notebook("{no json"), "t", THERE)).way).toBe("none");
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("offline");
    });
    expect((await reach(HUB, "t", THERE)).way).toBe("none");
  });

  it("knows addresses that mean this computer, wherever they are opened", async () => {
    answering("/ttr/t/status");
    const [local, here] = [notebook({ baseUrl: "/" }), "http://localhost:8888/lab"];
    expect(serverOf(local, here)).toBe("http://localhost:8888/");
    expect((await reach(local, "t", here)).local).toBe(true);
    expect(["127.0.0.1", "[::1]", "lab.localhost"].every(isLocal)).toBe(true);
    expect(["192.168.1.5", "mybinder.org", "localhost.example"].some(isLocal)).toBe(false);
  });
});
