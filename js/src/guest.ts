// The page of a guest: the widget alone in a browser. Its traits and messages travel through a WebSocket that
// reconnects by itself.

import type { Model } from "./link";
import { SocketModel, type Trouble } from "./socket";

interface Widget {
  render(given: { model: Model; el: HTMLElement }): () => void;
}

/** A link is the address of a table with the key of a seat in the fragment, which reaches no server. */
function start(el: HTMLElement): void {
  const address = new URL("ws", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  let close = () => {};
  const say = (words: string | undefined) => {
    close();
    el.innerHTML = "";
    const line = document.createElement("p");
    line.className = "said";
    line.setAttribute("role", "alert");
    line.textContent = words ?? "";
    el.append(line);
  };
  const model = new SocketModel(address.href, decodeURIComponent(location.hash.slice(1)));
  const follow = () => {
    const { title } = model.get("board") as { title: string };
    document.title = title;
    document.documentElement.lang = (model.get("settings") as { locale: string }).locale;
  };
  model.onFirst = async () => {
    const file = new URL("widget.js", import.meta.url).href;
    const { default: widget } = (await import(file)) as { default: Widget };
    follow();
    el.innerHTML = "";
    close = widget.render({ model, el });
  };
  model.on("change:board", follow);
  model.on("change:settings", follow);
  model.onVoid = () => say(el.dataset.void);
  model.onLate = (trouble: Trouble) => say(el.dataset[trouble]);
  model.connect();
  addEventListener("online", () => model.hurry());
  document.addEventListener("visibilitychange", () => document.hidden || model.hurry());
  addEventListener("hashchange", () => location.reload());
}

const place = document.getElementById("page");
if (place) start(place);
