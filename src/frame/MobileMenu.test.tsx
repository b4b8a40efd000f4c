import { screen } from "@testing-library/react";
import { render } from "../../tests/support/render";
import type { MenuEntry } from "./menu";
import { MobileMenu } from "./MobileMenu";

const menu: MenuEntry[] = [
  { kind: "link", name: "Home", path: "/" },
  { kind: "outside", name: "Podcast", url: "https://example.org/podcast" },
  {
    kind: "dropdown",
    name: "Records",
    path: "/records",
    heading: "RECORDS",
    items: [{ name: "Annex", path: "/annex" }],
  },
];

test("it is closed at first, its button says so and names its list", () => {
  render(<MobileMenu menu={menu} />);
  const button = screen.getByRole("button", { name: "Open menu" });
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(button.getAttribute("aria-controls")).toBe(document.querySelector("[data-menu]")?.id);
});

test("its HTML lists all entries under their headings and marks the current page", () => {
  render(<MobileMenu menu={menu} />, "/annex");
  const hidden = { hidden: true };
  expect(screen.getByRole("heading", { name: "RECORDS", ...hidden })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Podcast/, ...hidden })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Annex", ...hidden })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Home", ...hidden })).not.toHaveAttribute("aria-current");
});
