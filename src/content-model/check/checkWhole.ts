/** Checks the content as a whole, for example for wrong order and for pages that nothing links to. */
import { daysBetween, firstDayOf, latestDay } from "../dates";
import { isEarlier, intervalOf } from "../dateOrder";
import { shownLengths } from "../fields";
import { fieldName, problemAt, problemOf, type Problem } from "../problem";
import { linkedFiles, referencesOf, targetOf } from "../references";
import { campaignKind } from "../campaign";
import {
  isWithdrawn,
  entriesOf,
  fieldText,
  filesOf,
  type Content,
  type ContentFile,
  type Entry,
} from "../contentFile";
import { contentionKind } from "../contention";
import { documentKind } from "../document";
import { navigationKind } from "../navigation";
import { pageKind } from "../page";
import { redirectKind } from "../redirect";
import { checkLeftovers, holdsSample } from "./leftovers";
import { checkValues } from "../values";
import { mapLeaves, viewOf } from "../walkSchema";
import { indexOf } from "../siteIndex";

/** Returns the template that a page names, even if the page has errors. */
const templateOf = ({ entries: [page] }: ContentFile) => page && fieldText(page, "template");

/** Checks that a list is in chronological order: no entry is certainly earlier than the one before it. */
function checkOrder({ files }: Content): Problem[] {
  const problems: Problem[] = [];
  for (const file of files) {
    const field = file.kind.sortedBy;
    if (field === undefined) continue;
    let latest: { moment: string; interval: NonNullable<ReturnType<typeof intervalOf>> } | undefined;
    for (const entry of file.entries) {
      const { path } = entry;
      const moment = fieldText(entry, field) ?? "";
      const interval = intervalOf(moment);
      // A text that is not a date is reported elsewhere.
      if (!interval) continue;
      if (latest && isEarlier(interval, latest.interval)) {
        const message = `"${field}" is ${moment}, but an entry above this one has the date ${latest.moment}. Move this entry up, or correct the date.`;
        problems.push(problemAt(file, [...path, field], message));
      }
      if (!latest || interval.from > latest.interval.from) latest = { moment, interval };
    }
  }
  return problems;
}

/** Checks that no day or moment in content is in the future. */
function checkDays({ files }: Content, now: Date): Problem[] {
  const latest = latestDay(now);
  const problems: Problem[] = [];
  for (const file of files)
    for (const { content, path } of file.entries)
      mapLeaves(file.kind.schema, content ?? {}, (leaf, schema, inside) => {
        const { shape, schema: innermost } = viewOf(schema);
        if (typeof leaf !== "string") return;
        const begins = innermost.meta()?.isPast ? firstDayOf(leaf) : shape.is === "day" ? leaf : undefined;
        if (begins === undefined || begins <= latest) return;
        const message = `"${fieldName(inside)}" is ${leaf}, which is in the future. Write the date on which it happened.`;
        problems.push(problemAt(file, [...path, ...inside], message));
      });
  return problems;
}

/** Finds files without text whose kind needs one. */
const checkTexts = ({ files }: Content): Problem[] =>
  files
    .filter((file) => file.kind.needsText && !isWithdrawn(file) && file.body.trim() === "")
    .map(({ file, bodyLine }) => ({
      ...problemOf(file, "This testimony has no text. Write the writer's words below the fields."),
      line: bodyLine,
      inForm: "This testimony has no text yet. Write the writer's words here.",
    }));

/** Finds titles and descriptions that search engines would cut off, or find too short. */
function checkLengths({ files }: Content): Problem[] {
  const problems: Problem[] = [];
  for (const file of files)
    for (const { content, path } of file.entries)
      mapLeaves(file.kind.schema, content ?? {}, (leaf, schema, inside) => {
        const { min = 0, max } = shownLengths.get(schema) ?? {};
        if (typeof leaf !== "string" || max === undefined) return;
        const { length } = leaf;
        const advice =
          length > max
            ? `is ${length} characters long; search results show the first ${max}. Shorten it`
            : `is ${length} characters long, which is too short to be useful in search results. Write between ${min} and ${max}`;
        if (length <= max && length >= min) return;
        problems.push(problemAt(file, [...path, ...inside], `"${fieldName(inside)}" ${advice}.`, "warning"));
      });
  return problems;
}

/** Days of waiting after which somebody should ask again. */
const mostDaysWaiting = 90;

/** Finds documents that somebody asked for too long ago. */
function checkWaiting(site: Content, now: Date): Problem[] {
  return entriesOf(site, documentKind).flatMap(({ file, entry, content }) => {
    const { waitingFor = "", waitingSince = "", askedAgain = "" } = content;
    const latest = askedAgain > waitingSince ? askedAgain : waitingSince;
    if (latest === "" || daysBetween(latest, now) <= mostDaysWaiting) return [];
    const message = `You last asked ${waitingFor} for this document on ${latest}. Ask again and write the day after "askedAgain:". If you have an answer, write that instead.`;
    return [problemAt(file, [...entry.path, "waitingSince"], message, "warning")];
  });
}

/** Visitors arrive at /, so a page must be there. */
function checkFirstPage(site: Content): Problem[] {
  // A page that cannot be read may be the first one.
  if (site.problems.length > 0 || indexOf(site).pages.has("/")) return [];
  const message = "There is no first page. Copy docs/templates/home.md to this file and fill it in.";
  return [problemOf("content/pages/home.md", message)];
}

/** Checks that there is a page of all testimonies, to which a withdrawn testimony redirects. */
function checkWithdrawn(site: Content): Problem[] {
  if (filesOf(site, pageKind).some((page) => templateOf(page) === "testimonies")) return [];
  const message =
    "A withdrawn testimony redirects to the page of all testimonies, but there is none. Add a page with template: testimonies, or delete this file.";
  return site.files.filter(isWithdrawn).map((file) => problemAt(file, ["withdrawn"], message));
}

/** Hosts also serve a page at its address with .html, so an old address of that form cannot redirect anywhere else. */
function checkEndings(site: Content): Problem[] {
  const { pages } = indexOf(site);
  return filesOf(site, redirectKind).flatMap((file) =>
    file.entries.flatMap(({ content, path }) => {
      const { from = "", page = "", testimony = "" } = content ?? {};
      if (!/\.html?$/.test(from)) return [];
      const shown = pages.get(from.toLowerCase().replace(/\.html?$/, ""))?.relativePath;
      const targets = [`pages/${page}.md`, `testimonies/${testimony}.md`];
      if (shown === undefined || targets.includes(shown)) return [];
      const message = `"from" is ${from}, but many hosts show content/${shown} at this address. Redirect it to that page, or delete this entry.`;
      return [problemAt(file, [...path, "from"], message)];
    }),
  );
}

/** Matches the names of files that somebody has written to be read. */
export const textFileName = /\.(md|markdown|mdx|txt|html?|ya?ml|json|docx?|odt|rtf|pdf)$/i;

/** Finds files that belong to no kind of content, so that nothing reads them. */
function checkUnreadFiles(site: Content): Problem[] {
  const known = new Set([...site.files, ...site.problems].map(({ file }) => file));
  const message =
    "The site does not use this file, so no visitor would see it. Pages are pages/NAME.md, testimonies testimonies/NAME.md, and content/README.md names the lists. Rename it, or take it out of content/.";
  return [...site.names]
    .filter((name) => textFileName.test(name) && !known.has(`content/${name}`))
    .filter((name) => !/^(README\.md$|documents\/)/.test(name))
    .map((name) => problemOf(`content/${name}`, message));
}

/** Finds pages to which neither the menu, the index nor a text links. */
function checkUnlinkedPages(site: Content): Problem[] {
  const linked = new Set([
    ...filesOf(site, navigationKind).flatMap((content) =>
      referencesOf(content).map((reference) => targetOf(reference, content.relativePath)),
    ),
    ...site.files.flatMap(linkedFiles),
  ]);
  const message =
    "Neither the menu, the A-Z index nor a text links to this page. Delete inIndex: false, or link to it.";
  return filesOf(site, pageKind)
    .filter(({ entries, relativePath }) => entries[0]?.value.inIndex === false && !linked.has(relativePath))
    .map((file) => problemAt(file, ["inIndex"], message, "warning"));
}

const hiddenContention =
  'No page shows this contention. Write "pages:" with the pages where it belongs, or "allContentions: true" in a page that lists them all.';

/** Finds content that no page shows: a warning, but for PDFs and testimonies, which would be online all the same. */
function checkShown(site: Content): Problem[] {
  const { shown: contents } = indexOf(site);
  const pages = filesOf(site, pageKind).flatMap((page) => contents.get(page) ?? []);
  const shown = new Set<Entry>(
    pages.flatMap(({ entries, inPart }) => [...entries, ...inPart].map(({ entry }) => entry)),
  );
  const said = new Set<string>();
  return site.files.flatMap((file) => {
    const { kind } = file;
    const hidden = isWithdrawn(file) ? [] : file.entries.filter((entry) => !shown.has(entry));
    if (kind === contentionKind)
      return hidden.map(({ path }) => problemAt(file, path, hiddenContention, "warning"));
    const template = kind.shownOn?.template ?? kind.address?.below;
    // One testimony speaks for all of them.
    if (template === undefined || hidden.length === 0 || said.has(template)) return [];
    said.add(template);
    const advice = `No page has "template: ${template}". Add a page with this template to content/pages, or delete`;
    const unlisted = `No page lists this PDF, so no review covers it. ${advice} this line.`;
    const documents = hidden.filter(({ value }) => value.file !== undefined);
    const isList = kind.shape === "list";
    const what = isList ? "No page shows these entries" : `No page lists content/${kind.source}`;
    return [
      ...documents.map(({ path }) => problemAt(file, [...path, "file"], unlisted)),
      problemOf(file.file, `${what}. ${advice} them.`, isList ? "warning" : "error"),
    ];
  });
}

/** Reports a list template that two pages use. Each entry must have one address, and each source one number. */
function checkShownOnce(site: Content): Problem[] {
  const lists = new Set<string>(
    site.files.flatMap(({ kind }) => kind.shownOn?.template ?? kind.address?.below ?? []),
  );
  const first = new Map<string, string>();
  return filesOf(site, pageKind).flatMap((page) => {
    const template = templateOf(page);
    if (template === undefined || !lists.has(template)) return [];
    const other = first.get(template);
    first.set(template, other ?? page.file);
    const message = `${other ?? ""} has "template: ${template}" already. Both pages would show the same entries. Choose another template.`;
    return other === undefined ? [] : [problemAt(page, ["template"], message)];
  });
}

/** Checks that there is a sample notice while any content is a sample, since every page must then show one. */
function checkSampleNotice(site: Content): Problem[] {
  const [campaign] = filesOf(site, campaignKind);
  const sample = site.files.find(holdsSample);
  if (!campaign || campaign.entries[0]?.value.sampleNotice !== undefined || !sample) return [];
  const message = `${sample.file} contains a sample, so every page needs a notice. Write it here, for example sampleNotice: Parts of this site are invented.`;
  return [problemOf(campaign.file, message)];
}

/** Runs all of these checks; no day may be later than `now`. */
export function checkWhole(site: Content, now: Date): Problem[] {
  return [
    ...checkFirstPage(site),
    ...checkOrder(site),
    ...checkValues(site),
    ...checkDays(site, now),
    ...checkLengths(site),
    ...checkTexts(site),
    ...checkWithdrawn(site),
    ...checkEndings(site),
    ...checkWaiting(site, now),
    ...checkSampleNotice(site),
    ...checkLeftovers(site),
    ...checkShown(site),
    ...checkShownOnce(site),
    ...checkUnreadFiles(site),
    ...checkUnlinkedPages(site),
  ];
}
