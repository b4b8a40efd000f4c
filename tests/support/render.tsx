import { render as renderPlain } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { ThemeRoot } from "../../src/theme/ThemeRoot";

/** Renders inside the site's theme; gives back Testing Library's helpers and a visitor who types and clicks. */
export function render(element: ReactElement) {
  return { visitor: userEvent.setup(), ...renderPlain(element, { wrapper: ThemeRoot }) };
}
