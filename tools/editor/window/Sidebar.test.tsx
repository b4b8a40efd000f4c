import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Overview } from "../server/overview";
import { changed } from "./send";
import { Sidebar } from "./Sidebar";

const entry = (kind: string, name: string) => ({
  kind,
  address: `/${kind}/${name}`,
  title: name,
  detail: "",
  label: name === "pier" ? "Our Pier" : "",
});
const overview = { entries: [entry("pages", "menu-of-the-day"), entry("pages", "pier")] } as Overview;
const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent?.trim());

it("finds pages and kinds by their names, opens the first at Enter, and says if there is none", async () => {
  render(<Sidebar overview={overview} />);
  const user = userEvent.setup();
  const found = { hits: [], count: 0 };
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(found) } as Response));
  const input = screen.getByRole("searchbox");
  await user.type(input, "MENU");
  expect(links()).toEqual(["Pages 1", "menu-of-the-day", "Menu"]);
  await user.keyboard("{Enter}");
  expect(location.pathname).toBe("/pages/menu-of-the-day");
  await user.clear(input);
  // This is the name that the menu gives to the page.
  await user.type(input, "our pier{Enter}");
  expect(location.pathname).toBe("/pages/pier");
  await user.clear(input);
  await user.type(input, "old addr{Enter}");
  expect(location.pathname).toBe("/redirects");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.type(input, "x");
  expect(screen.queryByRole("link")).toBeNull();
  expect(await screen.findByText("No results for these words.")).toBeVisible();
});

it("searches the texts again after a change", async () => {
  let words = "the old wording";
  global.fetch = jest.fn(() => {
    const hit = { title: "Menu, Text", address: "/pages/menu#body", before: "", match: words, after: "" };
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ hits: [hit], count: 1 }) } as Response);
  });
  render(<Sidebar overview={overview} />);
  await userEvent.type(screen.getByRole("searchbox"), "wording");
  expect(await screen.findByText("the old wording")).toBeVisible();
  words = "the new wording";
  dispatchEvent(new Event(changed));
  expect(await screen.findByText("the new wording")).toBeVisible();
  expect(screen.queryByText("the old wording")).toBeNull();
});
