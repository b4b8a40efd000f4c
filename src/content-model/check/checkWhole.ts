/** Checks the content as a whole, for example the order of entries, values that must be unique, and pages without a link to them. */
import { posix } from "node:path";
import { undrawnIn } from "../../lib/cardText";
import { testimonyTitle } from "../../lib/headTitles";
import { daysBetween, outOfOrder, readWhen } from "../dates";
import { shownLengths } from "../fields";
import {
  errorIn,
  fieldName,
  problemAt,
  problemOf,
  topOfFile,
  type FilePosition,
  type Problem,
} from "../problem";
import { linkedFiles, referencesOf, targetOf } from "../references";
import { campaignKind } from "../campaign";
import {
  isEntryOf,
  isWithdrawn,
  entriesOf,
  fieldText,
  filesOf,
  type Content,
  type ContentFile,
  type Entry,
  type Located,
} from "../contentFile";
import { contentionKind } from "../contention";
import { documentKind } from "../document";
import { navigationKind } from "../navigation";
import { pageKind } from "../page";
import { redirectKind } from "../redirect";
import { testimonyKind } from "../testimony";
import { holdsSample, leftovers } from "./leftovers";
import { checkValues } from "../values";
import { mapLeaves, unwrapSchema } from "../walkSchema";
import { indexOf } from "../siteIndex";

/** Returns the template that a page names, even if the page has errors. */
const templateOf = ({ entries: [page] }: ContentFile) => page && fieldText(page, "template");

/** Checks that a list is in chronological order: no entry is certainly earlier than the one before it. */
const checkOrder = ({ files }: Content): Problem[] =>
  files.flatMap((file) => {
    const field = file.kind.sortedBy;
    if (field === undefined) return [];
    // Another check reports a text that is not a date.
    const dates = file.entries.map((entry) => fieldText(entry, field) ?? "");
    return outOfOrder(dates).map(({ index, date, after }) => {
      const message = `"${field}" is ${date}, but an entry above this one has the date ${after}. Move this entry up, or correct the date.`;
      return problemAt(file, [...(file.entries[index]?.path ?? []), field], message);
    });
  });

/** Returns the first day of a date, YYYY-MM-DD. Returns undefined for a text that is not a date. */
const firstDayOf = (text: string): string | undefined => {
  const when = readWhen(text);
  return when && new Date(when.first.from).toISOString().slice(0, 10);
};

/** Returns the latest day that has begun anywhere on Earth. Somewhere it is fourteen hours later than in Greenwich. */
const latestDay = (now: Date): string =>
  new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Checks that no day or moment in content is in the future. */
function checkDays({ files }: Content, now: Date): Problem[] {
  const latest = latestDay(now);
  const problems: Problem[] = [];
  for (const file of files)
    for (const { content, path } of file.entries)
      mapLeaves(file.kind.schema, content ?? {}, (leaf, schema, inside) => {
        const { shape, schema: innermost } = unwrapSchema(schema);
        if (typeof leaf !== "string") return;
        const begins = innermost.meta()?.isPast ? firstDayOf(leaf) : shape.type === "day" ? leaf : undefined;
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

/** Finds titles and descriptions that are too long or too short for search engines. */
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

/** The number of days without an answer after which somebody should ask for a document again. */
const mostDaysWaiting = 90;

/** Finds documents for which the campaign last asked so long ago that somebody should ask again. */
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
  // A page that cannot be read may be the first page.
  if (site.problems.length > 0 || indexOf(site).pages.has("/")) return [];
  const message = "There is no home page. Copy docs/templates/home.md to this file and fill it in.";
  return [problemOf("content/pages/home.md", message)];
}

/** Checks that there is a page of all testimonies, to which a withdrawn testimony redirects. */
function checkWithdrawn(site: Content): Problem[] {
  if (filesOf(site, pageKind).some((page) => templateOf(page) === "testimonies")) return [];
  const message =
    "A withdrawn testimony redirects to the page of all testimonies, but there is none. Add a page with template: testimonies, or delete this file.";
  return site.files.filter(isWithdrawn).map((file) => problemAt(file, ["withdrawn"], message));
}

/** Hosts also serve a page at its address with .html, so such an address cannot redirect to another page. */
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

/** Matches the names of files that people write for other people to read. */
export const textFileName = /\.(md|markdown|mdx|txt|html?|ya?ml|json|docx?|odt|rtf|pdf)$/i;

/** Finds files that do not belong to a kind of content, so that the site does not use them. */
function checkUnreadFiles(site: Content): Problem[] {
  const known = new Set([...site.files, ...site.problems].map(({ file }) => file));
  const message =
    "The site does not use this file, so no visitor would see it. A page must be pages/NAME.md, a testimony must be testimonies/NAME.md, and content/README.md has the names of all lists. Rename this file, or move it out of content/.";
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
    "The menu, the A-Z index and the texts have no link to this page. Delete inIndex: false, or link to the page.";
  return filesOf(site, pageKind)
    .filter(({ entries, relativePath }) => entries[0]?.value.inIndex === false && !linked.has(relativePath))
    .map((file) => problemAt(file, ["inIndex"], message, "warning"));
}

const hiddenContention =
  'No page shows this contention. Write "pages:" with the pages where it belongs, or "allContentions: true" in a page that lists them all.';

/**
 * Finds content that no page shows. For PDFs and testimonies the problem is an error, because they would be online anyway. For all other
 * content it is a warning.
 */
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
    // All testimonies are hidden for the same reason, so they have one problem together.
    if (template === undefined || hidden.length === 0 || said.has(template)) return [];
    said.add(template);
    const advice = `No page has "template: ${template}". Add a page with this template to content/pages, or delete`;
    const unlisted = `No page lists this PDF, so no review covers it. ${advice} this line.`;
    const documents = hidden.filter(({ value }) => value.file !== undefined);
    const isList = kind.shape === "list";
    const what = isList ? "No page shows these entries" : `No page lists content/${kind.source}`;
    return [
      ...documents.map(({ path }) => problemAt(file, [...path, "file"], unlisted)),
      problemOf(
        file.file,
        `${what}. ${advice} ${isList ? "them" : "these files"}.`,
        isList ? "warning" : "error",
      ),
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

interface UniqueValue {
  file: string;
  group: string;
  value: string;
  place: FilePosition;
  /** The value as the message shows it. */
  written: string;
}

/** Returns the fields that become a page's title or description under another name, each with its group of unique values. */
function headOf(located: Located): Record<string, [group: string, value: string]> {
  if (isEntryOf(located, testimonyKind)) {
    const { content } = located.entry;
    return content && content.title === undefined ? { name: ["title", testimonyTitle(content)] } : {};
  }
  const document = isEntryOf(located, documentKind) ? located.entry.content : undefined;
  // Only a document with a PDF has a page.
  if (document?.file === undefined) return {};
  return { title: ["title", document.title], what: ["document's description", document.what] };
}

function uniqueValuesOf(content: ContentFile): UniqueValue[] {
  const { file, kind, yaml, entries, address, relativePath } = content;
  const valueAt = (group: string, field: string, value: string, { path, value: entry }: Entry) => ({
    file,
    group,
    value,
    place: yaml.placeOf([...path, field]),
    written: `"${field}" is ${JSON.stringify(entry[field])}`,
  });
  const fields = entries.flatMap((entry) => [
    ...Object.entries(headOf({ file: content, entry })).map(([field, [group, value]]) =>
      valueAt(group, field, value, entry),
    ),
    ...(kind.address && address !== undefined
      ? [valueAt("address", kind.address.field, address, entry)]
      : []),
    ...Object.entries<string>(kind.unique ?? {}).flatMap(([field, group]) => {
      // Titles are compared as readers see them, so that the kind of quotation marks makes no difference.
      const value = fieldText(entry, field);
      return value === undefined ? [] : [valueAt(group, field, value, entry)];
    }),
  ]);
  if (kind.shape !== "markdown") return fields;
  // Content refers to pages and testimonies by file name, regardless of folder, so the names must be unique.
  const value = posix.basename(relativePath);
  const written = `The file's name is "${value}"`;
  return [{ file, group: `file of ${kind.source}`, value, place: topOfFile, written }, ...fields];
}

const clash = ({ file, place, value, written }: UniqueValue, other: UniqueValue): Problem => {
  const inOtherLetters = other.value === value ? "" : " with other capital letters";
  const message = `${written}, which ${other.file}:${other.place.line} already has${inOtherLetters}. Change one of them.`;
  return errorIn(file, place, message);
};

/** Finds values that two entries share although they must be unique: two pages with one path, two testimonies with one slug, etc. */
function checkUnique({ files }: Content): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, UniqueValue>();
  for (const unique of files.flatMap(uniqueValuesOf)) {
    const { group, value } = unique;
    // Windows and macOS store two addresses that differ only in capital letters in the same file.
    const key = JSON.stringify([group, group === "address" ? value.toLowerCase() : value]);
    const owner = owners.get(key);
    if (owner) problems.push({ ...clash(unique, owner), counterpart: clash(owner, unique) });
    else owners.set(key, unique);
  }
  return problems;
}

/** The fields whose text is on share cards (share-cards/shareCards.ts), by kind. */
const cardFields = [
  [campaignKind, ["name", "tagline", "subject"]],
  [pageKind, ["title", "standfirst"]],
  [testimonyKind, ["name", "summary"]],
] as const;

/** Returns the code point of a character: "U+2192". */
const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Finds characters that the share cards of pages and testimonies would show as empty boxes. */
const checkShareCards = (content: Content): Problem[] =>
  cardFields.flatMap(([kind, names]) =>
    filesOf(content, kind).flatMap((file) =>
      names.flatMap((name) => {
        const text = file.entries[0] && fieldText(file.entries[0], name);
        const undrawn = text === undefined ? undefined : undrawnIn(text);
        if (undrawn === undefined) return [];
        const message = `The typefaces of share cards do not have “${undrawn}” (${codePoint(undrawn)}), so the card shows an empty box for it. Write "${name}" without this character, or keep it if an empty box is acceptable.`;
        return [problemAt(file, [name], message, "warning")];
      }),
    ),
  );

/** Warns about each placeholder. The publishing check refuses them. */
const checkLeftovers = ({ files }: Content): Problem[] =>
  files.flatMap(leftovers).map((problem) => ({ ...problem, severity: "warning" }));

/** Runs all checks of this file. A day later than `now` is a problem. */
export function checkWhole(site: Content, now: Date): Problem[] {
  return [
    ...checkUnique(site),
    ...checkShareCards(site),
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
