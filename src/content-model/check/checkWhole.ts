/** Checks the content as a whole, for example for wrong order and for pages that nothing links to. */
import { checkAsOf } from "../asOf";
import type { Contention } from "../contention";
import { dayAsWritten } from "../dates";
import { isEarlier, stretchOf, type Stretch } from "../dateOrder";
import { topOfFile, type Problem } from "../problem";
import { referencesOf, targetOf } from "./references";
import type { Content, ContentFile } from "../contentFile";
import { linkedFiles } from "./checkMarkdown";
import { holdsSample, leftovers } from "./leftovers";
import { isWithdrawn } from "../withdrawn";

const filesOf = ({ files }: Content, type: string) => files.filter(({ kind }) => kind.type === type);

/** A list must be in chronological order: no entry is certainly earlier than one before it. */
function checkOrder({ files }: Content): Problem[] {
  const problems: Problem[] = [];
  for (const { file, kind, yaml, entries } of files) {
    const field = kind.sortedBy;
    if (field === undefined) continue;
    let latest: { moment: string; stretch: Stretch } | undefined;
    for (const { value, path } of entries) {
      const moment = dayAsWritten(value[field]);
      const stretch = stretchOf(String(moment));
      // What is no date is reported elsewhere.
      if (typeof moment !== "string" || !stretch) continue;
      if (latest && isEarlier(stretch, latest.stretch)) {
        const message = `"${field}" is ${moment}, but an entry before it is of ${latest.moment}. Move this entry up, or correct the date.`;
        problems.push({ file, ...yaml.placeOf([...path, field]), message, severity: "error" });
      }
      if (!latest || stretch.from > latest.stretch.from) latest = { moment, stretch };
    }
  }
  return problems;
}

/** Visitors arrive at /, so a page must be there. */
function checkFirstPage(site: Content): Problem[] {
  // A page that cannot be read may be the first one.
  if (site.problems.length > 0 || site.files.some(({ address }) => address === "/")) return [];
  const message =
    "There is no first page. Copy docs/templates/page.md to this file, with path: / and template: home.";
  return [{ file: "content/pages/home.md", ...topOfFile, message, severity: "error" }];
}

/** A withdrawn testimony redirects to the page of all testimonies, so there must be one. */
function checkWithdrawn(site: Content): Problem[] {
  const isIndex = ({ entries }: ContentFile) => entries[0]?.value.template === "testimonies";
  if (filesOf(site, "Page").some(isIndex)) return [];
  return site.files.filter(isWithdrawn).map(({ file, yaml }) => {
    const message =
      "A withdrawn testimony redirects to the page of all testimonies, but there is none. Add a page with template: testimonies, or delete this file.";
    return { file, ...yaml.placeOf(["withdrawn"]), message, severity: "error" };
  });
}

/**
 * Hosts also serve a page at its address with .html, so an old address of that form cannot redirect anywhere else.
 */
function checkEndings(site: Content): Problem[] {
  const pages = new Map(
    filesOf(site, "Page").map(({ entries, relativePath }) => [entries[0]?.value.path, relativePath]),
  );
  return filesOf(site, "Redirect").flatMap(({ file, yaml, entries }) =>
    entries.flatMap(({ value: { from, page }, path }): Problem[] => {
      if (typeof from !== "string" || !/\.html?$/.test(from)) return [];
      const shown = pages.get(from.replace(/\.html?$/, ""));
      if (shown === undefined || shown === `pages/${String(page)}.md`) return [];
      const message = `"from" is ${from}, but many hosts show content/${shown} there. Redirect it to that page, or delete this entry.`;
      return [{ file, ...yaml.placeOf([...path, "from"]), message, severity: "error" }];
    }),
  );
}

/** Matches the names of files that somebody has written to be read. */
export const textFileName = /\.(md|markdown|mdx|txt|html?|ya?ml|json|docx?|odt|rtf|pdf)$/i;

/** Finds files that belong to no kind of content, so that nothing reads them. */
function checkUnreadFiles(site: Content): Problem[] {
  const known = new Set([...site.files, ...site.problems].map(({ file }) => file));
  return [...site.names]
    .filter((name) => textFileName.test(name) && !known.has(`content/${name}`) && name !== "README.md")
    .filter((name) => !name.startsWith("documents/"))
    .map((name): Problem => {
      const message =
        "Nothing reads this file, so no visitor would see it. Pages are pages/NAME.md, testimonies testimonies/NAME.md, and content/README.md names the lists. Rename it, or take it out of content/.";
      return { file: `content/${name}`, ...topOfFile, message, severity: "error" };
    });
}

/** Finds pages to which neither the menu, the index nor a text links. */
function checkUnlinkedPages(site: Content): Problem[] {
  const linked = new Set([
    ...filesOf(site, "NavigationEntry").flatMap((content) =>
      referencesOf(content).map((reference) => targetOf(reference, content.relativePath)),
    ),
    ...site.files.flatMap(linkedFiles),
  ]);
  return filesOf(site, "Page")
    .filter(({ entries, relativePath }) => entries[0]?.value.inIndex === false && !linked.has(relativePath))
    .map(({ file, yaml }): Problem => {
      const message =
        "Neither the menu, the A-Z index nor a text links to this page. Delete inIndex: false, or link to it.";
      return { file, ...yaml.placeOf(["inIndex"]), message, severity: "warning" };
    });
}

/** Finds content that no page shows, since none has the template for it. */
function checkShown(site: Content): Problem[] {
  const used = new Set(filesOf(site, "Page").map(({ entries }) => entries[0]?.value.template));
  const templateOf = ({ kind }: ContentFile) => kind.shownOn?.template ?? kind.address?.below;
  const hidden = site.files.filter((file) => {
    const template = templateOf(file);
    return template !== undefined && !used.has(template) && file.entries.length > 0 && !isWithdrawn(file);
  });
  // One testimony speaks for all of them.
  const byTemplate = new Map(hidden.toReversed().map((file) => [templateOf(file), file]));
  return [...byTemplate].map(([template = "", { file, kind }]): Problem => {
    const what =
      kind.shape === "list" ? "No page shows these entries" : `No page lists content/${kind.source}`;
    const message = `${what}: none has "template: ${template}". Add such a page to content/pages, or delete them.`;
    return { file, ...topOfFile, message, severity: "warning" };
  });
}

/** The entries of a list have one place, and one number for each source that they cite. */
function checkShownOnce(site: Content): Problem[] {
  const templates = new Set(site.files.map(({ kind }) => kind.shownOn?.template));
  return [...templates].flatMap((template) => {
    const [first, ...more] = filesOf(site, "Page").filter(
      ({ entries }) => template !== undefined && entries[0]?.value.template === template,
    );
    const message = `${first?.file ?? ""} has "template: ${template ?? ""}" already, and both would show the same entries. Choose another template.`;
    return more.map(({ file, yaml }): Problem => ({
      file,
      ...yaml.placeOf(["template"]),
      message,
      severity: "error",
    }));
  });
}

/** Finds contentions that no page shows. */
function checkContentions(site: Content): Problem[] {
  if (filesOf(site, "Page").some(({ entries }) => entries[0]?.value.allContentions === true)) return [];
  return filesOf(site, "Contention").flatMap(({ file, yaml, entries }) =>
    entries
      .filter(({ content }) => (content as Contention | undefined)?.pages.length === 0)
      .map(({ path }): Problem => {
        const message =
          'No page shows this contention. Write "pages:" with the pages where it belongs, or "allContentions: true" in a page that lists them all.';
        return { file, ...yaml.placeOf(path), message, severity: "warning" };
      }),
  );
}

/** While anything is a sample, every page says so, so there must be a line that does. */
function checkSampleNotice(site: Content): Problem[] {
  const [campaign] = filesOf(site, "Campaign");
  const sample = site.files.find(holdsSample);
  if (!campaign || campaign.entries[0]?.value.sampleNotice !== undefined || !sample) return [];
  const [leftover] = leftovers(sample);
  const where = leftover ? `${sample.file}:${leftover.line}` : sample.file;
  const what = leftover ? `holds a placeholder: ${leftover.message} Until then` : "holds a sample";
  const message = `${where} ${what}, and every page must say so. Write the line here, for example sampleNotice: Parts of this site are invented.`;
  return [{ file: campaign.file, ...topOfFile, message, severity: "error" }];
}

/**
 * Runs all of these checks.
 * @param now a later day is in the future
 */
export function checkWhole(site: Content, now: Date): Problem[] {
  return [
    ...checkFirstPage(site),
    ...checkOrder(site),
    ...checkAsOf(site, now),
    ...checkWithdrawn(site),
    ...checkEndings(site),
    ...checkSampleNotice(site),
    ...checkShown(site),
    ...checkShownOnce(site),
    ...checkContentions(site),
    ...checkUnreadFiles(site),
    ...checkUnlinkedPages(site),
  ];
}
