import { lateScripts, openInline, settle } from "../../../tests/support/inlinePage";

const body = `<p>words</p><a href="/next"><b>next</b></a>`;
const { files } = lateScripts;

test.each(["pointermove", "click", "wheel", "keydown", "focusin", "scroll"])(
  "%s loads all script files once and in their order, but acts first",
  async (sign) => {
    const page = await openInline(body);
    page.send(sign, "p");
    page.send(sign, "p");
    expect(page.scripts()).toEqual([]);
    await settle(60);
    expect(page.scripts()).toEqual(files);
    expect(page.document.querySelector<HTMLScriptElement>("script[src]")?.async).toBe(false);
    expect(page.state()).toBe("loading");
    expect(page.window.___webpackCompilationHash).toBe("abc");
  },
);

test("once the scripts are requested, input starts no more timers", async () => {
  const page = await openInline(body);
  page.send("wheel", "p");
  await settle(60);
  const timers = jest.spyOn(page.window, "setTimeout");
  for (const sign of ["pointermove", "scroll", "keydown"]) page.send(sign, "p");
  expect(timers).not.toHaveBeenCalled();
});

test("a pointer that rests where the page appears loads none", async () => {
  const page = await openInline(body);
  page.send("pointermove", "p", { movementX: 0, movementY: 0 });
  await settle(60);
  expect(page.scripts()).toEqual([]);
  page.send("pointermove", "p", { movementX: 0, movementY: 1 });
  await settle(60);
  expect(page.scripts()).toEqual(files);
});

test("a page that asks for its scripts gets them at once", async () => {
  const page = await openInline(`<p data-loads-scripts>Not here</p>${body}`);
  expect(page.scripts()).toEqual(files);
});

test("user input before the HTML has ended counts", async () => {
  const page = await openInline(`${body}<script>dispatchEvent(new Event("wheel"))</script>`);
  expect(page.scripts()).toEqual(files);
});

test.each(["click", "focusin"])("%s on a link loads none: it leads away", async (sign) => {
  const page = await openInline(body);
  // jsdom cannot follow it.
  page.one("a").addEventListener("click", (event) => event.preventDefault());
  page.send(sign, "a b");
  await settle(60);
  expect(page.scripts()).toEqual([]);
});

describe("the page has failed", () => {
  const started = async () => {
    const page = await openInline(body);
    page.send("wheel", "p");
    await settle(60);
    return page;
  };
  const error = { message: "x", filename: "https://c.example/app.js" };

  test.each([
    ["a file does not load", "script[src]", "Event", "error", {}],
    ["one is truncated or throws", "", "ErrorEvent", "error", error],
    ["a promise is rejected", "", "Event", "unhandledrejection", {}],
  ] as const)("when %s", async (_what, target, kind, type, init) => {
    const page = await started();
    (target === "" ? page.window : page.one(target)).dispatchEvent(new page.window[kind](type, init));
    expect(page.state()).toBe("failed");
  });

  test("not by an error of somebody else's script, nor by one after React listens", async () => {
    const page = await started();
    page.window.dispatchEvent(
      new page.window.ErrorEvent("error", { ...error, filename: "chrome-extension://x/a.js" }),
    );
    expect(page.state()).toBe("loading");
    page.document.documentElement.dataset.page = "interactive";
    page.window.dispatchEvent(new page.window.ErrorEvent("error", error));
    expect(page.state()).toBe("interactive");
  });
});
