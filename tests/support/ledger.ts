/** WCAG 2.2 without AAA, and without 4.1.1, which is obsolete. */
const a =
  "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2";
const aa =
  "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3";
const levels = new Map([
  ...a.split(" ").map((id) => [id, "A"] as const),
  ...aa.split(" ").map((id) => [id, "AA"] as const),
]);

const verdicts = ["supports", "partly", "not evaluated", "not applicable"];

/** What calls a test, up to the end of its title. */
const titles = /\b(?:test|it)(?:\.each\([^]*?\))?\(\s*(["'`])([^]*?)\1/g;

/** What is wrong with a test that the ledger names as `file`: title, or `file`: beginning of the title…. */
function faultOf(
  file: string,
  title: string,
  read: (file: string) => string | undefined,
): string | undefined {
  const text = read(file);
  if (text === undefined) return `${file}: there is no such file. Name the test that shows it now`;
  const beginning = title.endsWith("…") ? title.slice(0, -1) : undefined;
  const found = [...text.matchAll(titles)].some(([, , each = ""]) =>
    beginning === undefined ? each === title : each.startsWith(beginning),
  );
  return found ? undefined : `${file} has no test «${title}». Name the test that shows it now`;
}

/**
 * What is wrong with the ledger of accessibility (docs/accessibility.md).
 * @param read the text of a file of the project, undefined where there is none
 */
export function problemsOf(ledger: string, read: (file: string) => string | undefined, now: Date): string[] {
  const rows = [...ledger.matchAll(/^\| (\d\.\d\.\d+) .*?\| (.*?) \| (.*?) \| ?(.*?) ?\|$/gm)];
  const yearAgo = new Date(now).setUTCFullYear(now.getUTCFullYear() - 1);
  const seen = new Set<string>();
  const problems = rows.flatMap(([, id = "", level, verdict = "", shownBy = ""]) => {
    const tests = [...shownBy.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`: ([^;]+)/g)];
    const looks = [...shownBy.matchAll(/\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g)].map(([day]) => day);
    const needed = levels.get(id);
    const faults = [
      seen.has(id) && "stands here twice",
      needed === undefined && "is no criterion of WCAG 2.2 A or AA",
      needed !== undefined && needed !== level && `is of level ${needed}`,
      !verdicts.includes(verdict) && `says «${verdict}»; write one of: ${verdicts.join(", ")}`,
      ["supports", "partly"].includes(verdict) &&
        tests.length + looks.length === 0 &&
        "names neither a test nor a look (who, with what, when)",
      ...tests.map(([, file = "", title = ""]) => faultOf(file, title.trim(), read)),
      ...looks
        .filter((day) => Date.parse(`${day} UTC`) < yearAgo)
        .map(
          (day) =>
            `was looked at on ${day}: older than a year. Look again, and write today's date, or write «not evaluated»`,
        ),
    ];
    seen.add(id);
    return faults.flatMap((fault) => (fault ? [`${id} ${fault}`] : []));
  });
  const missing = [...levels.keys()].filter((id) => !seen.has(id));
  return [...problems, ...missing.map((id) => `${id} has no row`)];
}
