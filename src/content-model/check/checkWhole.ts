/** What only shows when all content is looked at together: order, numbers that the specification fixes, leftovers. */
import { dayAsWritten } from "../fields";
import { isEarlier } from "../isEarlier";
import { topOfFile, type Problem } from "./problem";
import { referencesOf, targetOf } from "./references";
import type { Site } from "./site";

const of = ({ files }: Site, type: string) => files.filter(({ kind }) => kind.type === type);
const listed = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** A list that runs forward in time: each entry begins no earlier than the one before it, as far as both say. */
function checkOrder({ files }: Site): Problem[] {
  const problems: Problem[] = [];
  for (const { file, kind, yaml, entries } of files) {
    const field = kind.sortedBy;
    if (field === undefined) continue;
    let before = "";
    for (const { value, path } of entries) {
      const moment = String(dayAsWritten(value[field]));
      if (isEarlier(moment, before)) {
        const message = `"${field}" is ${moment}, but the entry before it is of ${before}. Move this entry up, or correct the date.`;
        problems.push({ file, ...yaml.placeOf([...path, field]), message, severity: "error" });
      }
      before = moment;
    }
  }
  return problems;
}

/** Numbers that the specification fixes; the campaign may come to want others, so they only warn. */
function checkCounts(site: Site): Problem[] {
  const problems: Problem[] = [];
  if (site.files.some(({ yaml }) => yaml.errors.length > 0)) return problems;
  const warn = (file: string, found: number, wanted: number, what: string) => {
    if (found === wanted) return;
    const message = `There are ${found} ${what}; the specification has ${wanted}. If that is meant, all is well.`;
    problems.push({ file, ...topOfFile, message, severity: "warning" });
  };
  const entriesIn = (type: string) =>
    of(site, type).flatMap(({ entries }) => entries.map(({ value }) => value));
  const indexed = entriesIn("Page").filter(({ inIndex }) => inIndex !== false);
  const home = entriesIn("Page").find(({ template }) => template === "home");
  warn("content/testimonies", entriesIn("Testimony").length, 22, "testimonies");
  warn("content/timeline.yaml", entriesIn("TimelineEvent").length, 30, "timeline entries");
  warn("content/search.yaml", entriesIn("SearchEntry").length, 11, "search entries");
  warn("content/pages", indexed.length, 14, "pages in the A-Z index");
  warn("content/pages/home.md", listed(home?.cards), 4, "link cards");
  [4, 4, 5, 4].forEach((wanted, index) => {
    const section = entriesIn("TeamSection")[index];
    warn("content/people.yaml", listed(section?.people), wanted, `people in section ${index + 1}`);
  });
  return problems;
}

/** Files that no kind of content owns, and pages that neither menu nor index reaches. */
function checkLeftovers(site: Site): Problem[] {
  const known = new Set(site.files.map(({ relativePath }) => relativePath));
  const problems = [...site.names]
    .filter((name) => /\.(md|ya?ml|txt|docx?|pdf)$/i.test(name) && !known.has(name) && name !== "README.md")
    .map((name): Problem => {
      const message = "Nothing reads this file here. Move it to pages/ or testimonies/, or delete it.";
      return { file: `content/${name}`, ...topOfFile, message, severity: "warning" };
    });
  const inMenu = new Set(
    of(site, "NavigationEntry").flatMap((content) =>
      referencesOf(content).map((reference) => targetOf(reference, content.relativePath)),
    ),
  );
  for (const { file, relativePath, yaml, entries } of of(site, "Page")) {
    if (entries[0]?.value.inIndex !== false || inMenu.has(relativePath)) continue;
    const message =
      "Neither the menu nor the A-Z index leads to this page. Delete inIndex: false, or add it to navigation.yaml.";
    problems.push({ file, ...yaml.placeOf(["inIndex"]), message, severity: "warning" });
  }
  return problems;
}

/** All of these together. */
export function checkWhole(site: Site): Problem[] {
  return [...checkOrder(site), ...checkCounts(site), ...checkLeftovers(site)];
}
