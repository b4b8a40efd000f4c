import { runInNewContext } from "node:vm";
import { beforePaint } from "./beforePaint";
import { darkClass, darkQuery, isDark, parseChoice, storageKey } from "./storedTheme";

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

/** Runs the script as a browser would and tells which classes it set. */
function paint(localStorage: unknown, systemIsDark: boolean): string[] {
  const classes: string[] = [];
  runInNewContext(beforePaint, {
    localStorage,
    matchMedia: (query: string) => ({ matches: query === darkQuery && systemIsDark }),
    document: { documentElement: { classList: { add: (name: string) => classes.push(name) } } },
  });
  return classes;
}

const storageWith = (value: string | null) => ({
  getItem: (key: string) => (key === storageKey ? value : "dark"),
});

describe.each([true, false])("on a system that is dark: %s", (systemIsDark) => {
  test.each([null, "light", "dark", "system", "", "purple", "null"])(
    "the script before paint decides as the module does for %j",
    (stored) => {
      const expected = isDark(parseChoice(stored), systemIsDark) ? [darkClass] : [];
      expect(paint(storageWith(stored), systemIsDark)).toEqual(expected);
    },
  );

  test.each([
    ["missing", undefined],
    [
      "forbidden",
      {
        getItem: () => {
          throw new Error("SecurityError");
        },
      },
    ],
  ])("storage that is %s means light and no error", (_case, storage) => {
    expect(paint(storage, systemIsDark)).toEqual([]);
  });
});
