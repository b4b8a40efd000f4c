import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageKind } from "../../../../src/content-model/page";
import { Field } from "./Field";
import { NewSource } from "./NewSource";
import { FormContext, FormStore } from "./store";

test("a new source says that it is being saved, and is saved only once", async () => {
  let refuse: () => void = () => undefined;
  const saves = jest.fn();
  global.fetch = jest.fn(async (_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    if (action !== "save")
      return { ok: true, json: () => Promise.resolve({ values: { entries: [] } }) } as Response;
    saves();
    await new Promise<void>((done) => (refuse = done));
    const answer = { error: "Not saved yet.", mistakes: [] };
    return { ok: false, status: 422, json: () => Promise.resolve(answer) } as Response;
  });
  const store = new FormStore({});
  const form = {
    store,
    Field,
    file: "pages/",
    mistakes: [],
    unchanged: [],
    references: undefined,
    kind: pageKind,
  };
  render(
    <FormContext.Provider value={form}>
      <NewSource onMade={jest.fn()} />
    </FormContext.Provider>,
  );
  const user = userEvent.setup();
  const button = await screen.findByRole("button", { name: "Save the source" });
  await user.click(button);
  expect(screen.getByText("Saving…")).toBeVisible();
  await user.click(button);
  expect(saves).toHaveBeenCalledTimes(1);
  refuse();
  expect(await screen.findByText("Not saved yet.")).toBeVisible();
  await user.click(button);
  expect(screen.getByText("Saving…")).toBeVisible();
  expect(saves).toHaveBeenCalledTimes(2);
  refuse();
  expect(await screen.findByText("Not saved yet.")).toBeVisible();
});
