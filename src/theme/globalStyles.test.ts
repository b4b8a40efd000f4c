/** @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]} */
import { css as serialize } from "@emotion/react";
import { compile, type Element } from "stylis";
import { css } from "theme-ui";
import { globalStyles } from "./globalStyles";
import { theme } from "./theme";

// A single value that Emotion refuses would break every page in `npm run develop` and in the editor's preview.
test("the global styles have no value that Emotion refuses in development", () => {
  expect(() => serialize(css(globalStyles)(theme))).not.toThrow();
});

/**
 * Returns the values of the CSS property `content`, with their selectors as keys.
 * @param isInSupports true for the rules inside `@supports`, false for all other rules
 */
function contents(isInSupports: boolean): Record<string, string> {
  const all: Record<string, string> = {};
  const read = (elements: Element[], isInside: boolean): void => {
    for (const { type, props, children } of elements) {
      if (!Array.isArray(children)) continue;
      read(children, isInside || type === "@supports");
      if (isInside !== isInSupports) continue;
      for (const each of children)
        if (each.props === "content" && typeof each.children === "string")
          for (const selector of [props].flat()) all[selector] = each.children;
    }
  };
  read(compile(`html{${serialize(css(globalStyles)(theme)).styles}}`), false);
  return all;
}

// Safari up to 17.3 and Firefox up to 127 ignore a `content` declaration with an alternative text after a slash. For them, there must be a
// declaration without it.
test("browsers without alternative texts of generated content show the same content", () => {
  const alternative = / *\/ *""$/;
  const withOne = Object.entries(contents(false)).filter(([, value]) => alternative.test(value));
  expect(withOne.length).toBeGreaterThan(0);
  expect(contents(true)).toEqual(
    Object.fromEntries(withOne.map(([selector, value]) => [selector, value.replace(alternative, "")])),
  );
});
