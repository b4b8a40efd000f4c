import { isDark, parseChoice } from "./storedTheme";

test.each([
  ["light", "light"],
  ["dark", "dark"],
  ["system", "system"],
  [null, "light"],
  ["", "light"],
  ["Dark", "light"],
  ["purple", "light"],
  [{}, "light"],
])("stored %j means %s", (stored, expected) => {
  expect(parseChoice(stored)).toBe(expected);
});

test.each([
  ["light", true, false],
  ["dark", false, true],
  ["system", true, true],
  ["system", false, false],
] as const)("%s on a system that is dark (%s) is dark: %s", (choice, systemIsDark, expected) => {
  expect(isDark(choice, systemIsDark)).toBe(expected);
});
