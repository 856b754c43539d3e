// A model without Python: it holds the traits of a moment, keeps what is sent, and answers.
(() => {
  window.fakeModel = (state, answers = {}) => {
    const heard = {};
    const sent = [];
    const tell = (name, ...rest) => (heard[name] ?? []).slice().forEach((listener) => listener(...rest));
    const model = {
      state,
      sent,
      get: (name) => state[name],
      set() {},
      save_changes() {},
      on: (name, listener) => (heard[name] ??= []).push(listener),
      off: (name, listener) => {
        heard[name] = listener ? (heard[name] ?? []).filter((one) => one !== listener) : [];
      },
      send: (message) => {
        sent.push(message);
        const make = answers[message.type] ?? {};
        if (make === "silence") return;
        setTimeout(() => tell("msg:custom", { re: message.id, ok: true, ...(typeof make === "function" ? make(message) : make) }));
      },
      push: (changes) => {
        Object.assign(state, changes);
        for (const name of Object.keys(changes)) tell(`change:${name}`);
      },
    };
    return model;
  };
  window.openWidget = async (esm, css, state, answers) => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
    const module = await import(URL.createObjectURL(new Blob([esm], { type: "text/javascript" })));
    const model = window.fakeModel(state, answers);
    const el = document.body.appendChild(document.createElement("div"));
    window.model = model;
    window.closeWidget = module.default.render({ model, el, signal: new AbortController().signal });
  };
})();
