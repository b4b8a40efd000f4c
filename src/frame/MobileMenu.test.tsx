import { screen } from "@testing-library/react";
import { render } from "../../tests/support/render";
import type { MenuEntry } from "./menu";
import { MobileMenu } from "./MobileMenu";

const menu: MenuEntry[] = [
  { kind: "link", name: "Home", path: "/" },
  { kind: "outside", name: "Podcast", url: "https://example.org/podcast" },
  {
    kind: "dropdown",
    name: "Evidence",
    path: "/evidence",
    heading: "EVIDENCE",
    items: [{ name: "Alibi", path: "/alibi" }],
  },
];

// As followLinks.ts does on the site: jsdom cannot load another page.
addEventListener("click", (event) => event.preventDefault());

async function opened() {
  const { visitor } = render(<MobileMenu menu={menu} />, "/alibi");
  await visitor.click(screen.getByRole("button", { name: "Open menu" }));
  return visitor;
}

test("it is closed at first, and its button says so", () => {
  render(<MobileMenu menu={menu} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
});

test("opened, it lists all entries under their headings and marks the current page", async () => {
  await opened();
  expect(screen.getByRole("heading", { name: "EVIDENCE" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Alibi" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
});

test.each(["Home", "Alibi", /Podcast/])("choosing %s closes it", async (name) => {
  const visitor = await opened();
  await visitor.click(screen.getByRole("link", { name }));
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("Escape closes it and gives the focus back to its button", async () => {
  const visitor = await opened();
  await visitor.tab();
  await visitor.keyboard("{Escape}");
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();
});
