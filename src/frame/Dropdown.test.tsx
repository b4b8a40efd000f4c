import { screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { startDropdowns } from "../browser/inline/dropdowns";
import { onPage, render } from "../../tests/support/render";
import { Dropdown } from "./Dropdown";

const dropdown = (
  <Dropdown
    name="Records"
    path="/records"
    items={[
      { name: "Annex", path: "/annex" },
      { name: "Records Overview", path: "/records" },
    ]}
  />
);

beforeAll(() => startDropdowns(() => undefined));

test("without scripts it is a plain link", () => {
  const html = renderToString(onPage("/annex", dropdown));
  expect(html).toMatch(/<a href="\/records"/);
  expect(html).not.toMatch(/role="button"|aria-haspopup/);
});

test.each(["{Enter}", " ", "{ArrowDown}"])("%j opens it and its first item has the focus", async (key) => {
  const { visitor } = render(dropdown, "/annex");
  await visitor.tab();
  await visitor.keyboard(key);
  const first = await screen.findByRole("menuitem", { name: "Annex" });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAttribute("aria-current", "page");
});

test("a click opens it, and its trigger says so", async () => {
  const { visitor } = render(dropdown, "/annex");
  await visitor.click(screen.getByRole("button", { name: "Records" }));
  expect(await screen.findAllByRole("menuitem")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Records" })).toHaveAttribute("aria-expanded", "true");
});
