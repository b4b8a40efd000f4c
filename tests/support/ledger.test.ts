import { existsSync, readFileSync } from "node:fs";

/** The success criteria of WCAG 2.2 at the levels A and AA. The obsolete criterion 4.1.1 is left out. */
const a =
  "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2";
const aa =
  "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3";

const ledger = readFileSync("docs/accessibility.md", "utf8");
const rows = [...ledger.matchAll(/^\| (\d\.\d\.\d+) .*?\| (.*?) \| (.*?) \| ?(.*?) ?\|$/gm)].map(
  ([, id = "", level = "", verdict = "", shownBy = ""]) => ({ id, level, verdict, shownBy }),
);

test("the ledger has each criterion once, with its level", () => {
  const needed = [...a.split(" ").map((id) => [id, "A"]), ...aa.split(" ").map((id) => [id, "AA"])];
  expect(rows.map(({ id, level }) => [id, level]).sort()).toEqual(needed.sort());
});

/** Returns the titles of all tests in a file. `file` is a path relative to the project or to tests/browser. */
const titlesIn = (file: string) => {
  const found = [file, `tests/browser/${file}`].find((each) => existsSync(each));
  const text = found === undefined ? "" : readFileSync(found, "utf8");
  return [...text.matchAll(/\b(?:test|it)(?:\.each\([^]*?\))?\(\s*(["'`])([^]*?)\1/g)].map(
    ([, , title = ""]) => title,
  );
};

test.each(rows)("$id: it has a verdict, and its tests exist", ({ verdict, shownBy }) => {
  expect(["supports", "partly", "not evaluated", "not applicable"]).toContain(verdict);
  const tests = [...shownBy.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`: ([^;]+)/g)];
  const gone = tests.filter(([, file = "", named = ""]) => {
    const [title = "", more] = named.trim().split("…");
    return !titlesIn(file).some((each) => (more === undefined ? each === title : each.startsWith(title)));
  });
  expect(gone.map(([reference]) => reference)).toEqual([]);
  const looks = [...shownBy.matchAll(/\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g)];
  const needed = ["supports", "partly"].includes(verdict) ? 1 : 0;
  expect(tests.length + looks.length).toBeGreaterThanOrEqual(needed);
});
