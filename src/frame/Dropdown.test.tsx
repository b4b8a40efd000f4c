import { screen } from "@testing-library/react";
import { startDropdowns } from "../browser/inline/dropdowns";
import { render } from "../../tests/support/render";
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

test("a click opens it, and its trigger says so", async () => {
  const { visitor } = render(dropdown, "/annex");
  await visitor.click(screen.getByRole("button", { name: "Records" }));
  expect(await screen.findAllByRole("menuitem")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Records" })).toHaveAttribute("aria-expanded", "true");
});
