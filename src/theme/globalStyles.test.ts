/** @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]} */
import { css as serialize } from "@emotion/react";
import { css } from "theme-ui";
import { globalStyles } from "./globalStyles";
import { theme } from "./theme";

// A single value that Emotion refuses breaks every page in `npm run develop` and in the editor's preview.
test("the global styles have no value that Emotion refuses in development", () => {
  expect(() => serialize(css(globalStyles)(theme))).not.toThrow();
});
