import { render as renderPlain } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { CurrentPath } from "../../src/layout/PageLink";
import { wrapRootElement } from "../../src/theme/wrapRootElement";

const wrapper = ({ children }: { children: ReactNode }) => (
  <CurrentPath.Provider value="/">{wrapRootElement({ element: children })}</CurrentPath.Provider>
);

/**
 * Renders an element as a part of the home page, in the site's theme. Returns Testing Library's helpers, and a simulated `visitor` who
 * types and clicks.
 */
export const render = (element: ReactElement) => ({
  visitor: userEvent.setup(),
  ...renderPlain(element, { wrapper }),
});
