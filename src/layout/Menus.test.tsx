import { render } from "@testing-library/react";
import { DesktopMenu } from "./Menus";
import { CurrentPath } from "./PageLink";

const items = [{ name: "Ann", path: "/testimonies/ann" }];
const dropdown = { kind: "dropdown" as const, name: "Testimonies", path: "/testimonies", heading: "", items };

test.each([
  ["one of its pages", "/testimonies/ann", "true"],
  ["one of its pages with a slash at the end of its address", "/testimonies/ann/", "true"],
  ["another page", "/testimonies-of-others", null],
])("a dropdown is marked as current or not on %s", (_case, path, expected) => {
  const { container } = render(
    <CurrentPath.Provider value={path}>
      <DesktopMenu menu={[dropdown]} />
    </CurrentPath.Provider>,
  );
  expect(container.querySelector("summary")?.getAttribute("aria-current")).toBe(expected);
});
