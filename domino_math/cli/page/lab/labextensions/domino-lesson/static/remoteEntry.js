// Opens a lesson ready to be read: all its cells are run, the page is at its top, and the list of
// files is out of the way. Nobody has to find “Run All Cells” in a menu first.
//
// It is a ready-made extension as JupyterLab expects one, a module federation container, but
// written by hand: it needs no other module, so there is nothing to build. Only the server that
// `domino-math lesson` starts knows of it (see serving.py).

(() => {
  const RUN = "notebook:run-all-cells";
  const NARROW = 600; // pixels
  const base = document.currentScript.src;

  /** Whether a document is a notebook that has the cell which all lessons begin with. */
  function isLesson(panel) {
    const cells = panel.content?.model?.cells;
    return Boolean(cells) && [...cells].some((cell) => cell.id === "texts");
  }

  /** Whether cells are still to be run: nothing has come of them, or this kernel knows nothing. */
  async function isToRun(panel, kernel) {
    const code = [...panel.content.model.cells].filter((cell) => cell.type === "code");
    if (code.every((cell) => cell.outputs.length === 0)) return true;
    const reply = await kernel.requestExecute({ code: "", silent: true }).done;
    return (reply.content.execution_count ?? 0) < 1;
  }

  /** Put the list of files away; a telephone has no room for the bars at the sides either. */
  function makeRoom(shell) {
    shell.collapseLeft?.();
    for (const side of ["left", "right"]) {
      if (shell.isSideTabBarVisible?.(side) === window.innerWidth < NARROW) {
        shell.toggleSideTabBarVisibility(side);
      }
    }
  }

  async function open(app, panel) {
    await panel.context.ready;
    if (!isLesson(panel)) return;
    panel.addClass("dm-lesson");
    makeRoom(app.shell);
    await panel.sessionContext.ready;
    const kernel = panel.sessionContext.session?.kernel;
    if (!kernel || !(await isToRun(panel, kernel))) return;
    await app.commands.execute(RUN);
    // Running leaves the reader at the last cell.
    panel.content.activeCellIndex = 0;
    await panel.content.scrollToItem(0, "start");
    // When the page is loaded again, what was answered is still there, as long as the kernel lives.
    await panel.context.save();
  }

  const plugin = {
    id: "domino-lesson:plugin",
    description: "Runs a lesson when it is opened.",
    autoStart: true,
    activate(app) {
      const known = new WeakSet();
      const look = () => {
        const panel = app.shell.currentWidget;
        if (!panel?.context || !panel.sessionContext || known.has(panel)) return;
        known.add(panel);
        void open(app, panel);
      };
      app.shell.currentChanged.connect(look);
      void app.restored.then(look);
    },
  };

  function style() {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("lesson.css", base).href;
    document.head.append(link);
    return {};
  }

  const modules = {
    "./extension": () => ({ __esModule: true, default: plugin }),
    "./style": style,
  };
  window._JUPYTERLAB = window._JUPYTERLAB ?? {};
  window._JUPYTERLAB["domino-lesson"] = {
    init() {},
    get: async (name) => modules[name],
  };
})();
