import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { go } from "../router";
import { DeleteButton } from "./DeleteButton";

it("says that it looks for links, until it asks", async () => {
  let arrive: () => void = () => undefined;
  global.fetch = jest.fn(async () => {
    await new Promise<void>((arrived) => (arrive = arrived));
    return { ok: true, json: () => Promise.resolve({ referrers: [] }) } as Response;
  });
  render(<DeleteButton path="content/pages/alibi.md" title="The Alibi" one="page" forget={jest.fn()} />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("button", { name: "Delete this page" }));
  expect(screen.getByRole("status")).toHaveTextContent("Looking for links to this page…");
  arrive();
  expect(await screen.findByText(/^Delete “The Alibi”\?/)).toBeVisible();
  expect(screen.queryByRole("status")).toBeNull();
});

it.each([
  ["goes to the list", "/pages/alibi", "/pages"],
  ["does not leave another page of the editor that was opened in the meantime", "/share", "/share"],
])("a deletion that has ended %s", async (_what, openedMeanwhile, expected) => {
  let end: () => void = () => undefined;
  global.fetch = jest.fn(async (_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    if (action === "deleteFile") await new Promise<void>((ended) => (end = ended));
    return { ok: true, json: () => Promise.resolve({ referrers: [] }) } as Response;
  });
  go("/pages/alibi");
  render(<DeleteButton path="content/pages/alibi.md" title="The Alibi" one="page" forget={jest.fn()} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Delete this page" }));
  await user.click(await screen.findByRole("button", { name: "Delete it" }));
  go(openedMeanwhile);
  await act(async () => {
    end();
    await new Promise((later) => setTimeout(later));
  });
  expect(location.pathname).toBe(expected);
});
