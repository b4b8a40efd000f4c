import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EditSession } from "./editSession";
import { TextForm } from "./TextForm";

test("words that are typed during a save are compared with the saved text, so that they do not conflict with it", async () => {
  const drafts: unknown[] = [];
  let finish: () => void = () => undefined;
  global.fetch = jest.fn(async (_url, init?: RequestInit) => {
    const { action, params } = JSON.parse(init?.body as string) as { action: string; params: object };
    if (action === "saveText") await new Promise<void>((done) => (finish = done));
    if (action === "saveDraft") drafts.push(params);
    return { ok: true, json: () => Promise.resolve({ isSaved: false }) } as Response;
  });
  const broken = { line: 1, column: 1, sentence: "It is wrong." };
  const session = new EditSession("content/pages/a.md");
  const opened = { broken, before: "Hello", text: "Hello", draft: undefined };
  session.show({ opened, copy: undefined, events: 0 });
  const done = jest.fn();
  render(<TextForm session={session} title="A" broken={broken} done={done} />);
  const user = userEvent.setup();
  const area = screen.getByLabelText("Text of the file");
  await user.clear(area);
  await user.type(area, "Hello Ann");
  await user.click(screen.getByRole("button", { name: "Save the text" }));
  await user.type(area, "e");
  finish();
  await waitFor(() => expect(done).toHaveBeenCalled());
  await waitFor(() => expect(drafts.at(-1)).toMatchObject({ before: "Hello Ann", text: "Hello Anne" }));
});

test("a text that is saved twice at once keeps the reason why it was not saved", async () => {
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((done) => (refuse = done));
  global.fetch = jest.fn(async (_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    if (action !== "saveText")
      return { ok: true, json: () => Promise.resolve({ isSaved: false }) } as Response;
    await refused;
    return { ok: false, status: 422, json: () => Promise.resolve({ error: "Not saved." }) } as Response;
  });
  const broken = { line: 1, column: 1, sentence: "It is wrong." };
  const session = new EditSession("content/pages/twice.md");
  session.show({ opened: { broken, before: "", text: "", draft: undefined }, copy: undefined, events: 0 });
  const done = jest.fn();
  render(<TextForm session={session} title="A" broken={broken} done={done} />);
  const user = userEvent.setup();
  await user.dblClick(screen.getByRole("button", { name: "Save the text" }));
  refuse();
  expect(await screen.findByText("Not saved.")).toBeVisible();
  expect(done).not.toHaveBeenCalled();
});

test("the second save of a text whose file was deleted in the meantime makes the file again", async () => {
  const bases: unknown[] = [];
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action, params } = JSON.parse(init?.body as string) as { action: string; params: object };
    if (action === "saveText") bases.push("before" in params);
    const isRefused = action === "saveText" && bases.length === 1;
    const answer = isRefused ? { error: "Not saved.", isGone: true } : { isSaved: false };
    return Promise.resolve({ ok: !isRefused, json: () => Promise.resolve(answer) } as Response);
  });
  const broken = { line: 1, column: 1, sentence: "" };
  const session = new EditSession("content/pages/gone.md");
  session.show({ opened: { broken, before: "", text: "", draft: undefined }, copy: undefined, events: 0 });
  const done = jest.fn();
  render(<TextForm session={session} title="A" broken={broken} done={done} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save the text" }));
  expect(await screen.findByText("Not saved.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save the text" }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(bases).toEqual([true, false]);
});
