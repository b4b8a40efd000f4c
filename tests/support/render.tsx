import { render as renderPlain } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { CurrentPath } from "../../src/components/currentPath";
import { ThemeRoot } from "../../src/theme/ThemeRoot";

/** Wraps an element as on the page at `path`, in the site's theme. */
const onPage = (path: string, element: ReactNode) => (
  <CurrentPath.Provider value={path}>
    <ThemeRoot>{element}</ThemeRoot>
  </CurrentPath.Provider>
);

/** Renders on the page at `path`; returns Testing Library's helpers and a `visitor` to type and click. */
export function render(element: ReactElement, path = "/") {
  const wrapper = ({ children }: { children: ReactNode }) => onPage(path, children);
  return { visitor: userEvent.setup(), ...renderPlain(element, { wrapper }) };
}
