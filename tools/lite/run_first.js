// On the lab's page: runs the cell of the notebook that shows a link, so that nobody needs to press a key.
(async () => {
  const NOTEBOOK = "{notebook}";
  if (new URLSearchParams(location.search).get("path") !== NOTEBOOK) return;
  const link = sessionStorage.getItem("ttr-widget.opened");
  if (!link) return;
  sessionStorage.setItem("ttr-widget.link", link); // after a reload, too
  const until = async (found) => {
    for (let value; ; await new Promise((done) => setTimeout(done, 100))) if ((value = found())) return value;
  };
  const app = await until(() => window.jupyterapp);
  await app.restored;
  const panel = await until(() =>
    [...app.shell.widgets("main")].find((one) => one.context?.path === NOTEBOOK && one.sessionContext));
  await panel.context.ready;
  await panel.sessionContext.ready;
  app.shell.activateById(panel.id);
  await app.commands.execute("notebook:run-all-cells");
})();
