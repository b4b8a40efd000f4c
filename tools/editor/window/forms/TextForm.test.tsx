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
