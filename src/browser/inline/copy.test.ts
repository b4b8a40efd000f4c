import { openInline, settle } from "../../../tests/support/inlinePage";

describe("buttons that copy", () => {
  const body = `<button data-copy="00-00-00" data-name="Sort code"><svg></svg></button>`;
  /** What the visitor is told once the page is in a state. */
  async function messagesIn(state: string, clipboard?: object) {
    const page = await openInline(body);
    Object.assign(page.window.navigator, { clipboard });
    const toasts: string[] = [];
    page.window.addEventListener("visitormessage", ({ detail }) => toasts.push(detail));
    page.send("click", "svg");
    await settle();
    expect(toasts).toEqual([]);
    page.document.documentElement.dataset.page = state;
    page.window.dispatchEvent(new page.window.Event("pagestate"));
    return { page, toasts };
  }

  test("copy at once, and confirm when React listens", async () => {
    const written: string[] = [];
    const { toasts } = await messagesIn("interactive", {
      writeText: (text: string) => Promise.resolve(void written.push(text)),
    });
    expect(written).toEqual(["00-00-00"]);
    expect(toasts).toEqual(["Sort code copied"]);
  });

  test("confirm in plain text where the visitor saves data, and load no scripts for it", async () => {
    const page = await openInline(body, { saveData: true });
    Object.assign(page.window.navigator, { clipboard: { writeText: () => Promise.resolve() } });
    page.send("click", "svg");
    await settle();
    expect(page.one("[role=alert]").textContent).toBe("Sort code copied");
    expect(page.state()).toBe("html");
  });

  test("tell what to do where copying is refused or there is no clipboard", async () => {
    const { toasts } = await messagesIn("interactive");
    expect(toasts).toEqual(["Your browser does not allow copying. Please select the sort code yourself."]);
  });

  test("confirm in plain text where React does not load, until the next press", async () => {
    const { page, toasts } = await messagesIn("failed", { writeText: () => Promise.resolve() });
    expect(toasts).toEqual([]);
    expect(page.one("[role=alert]").textContent).toBe("Sort code copied");
    page.send("pointerdown");
    expect(page.document.querySelector("[role=alert]")).toBeNull();
  });
});
