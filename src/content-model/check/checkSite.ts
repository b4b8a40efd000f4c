/** Checks the content as a whole, for example the order of entries, values that must be unique, and pages without a link to them. */
import { posix } from "node:path";
import type { z } from "zod";
import { undrawnIn } from "../../lib/cardText";
import { memoize } from "../../lib/memoize";
import { testimonyTitle } from "../../lib/testimonyTitle";
import { daysBetween, inWords, outOfOrder, readWhen } from "../dates";
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
import { holdsSample } from "../samples";
import { placeholdersIn } from "./placeholders";
import { checkValues } from "../values";
import { mapLeaves, unwrapSchema } from "../walkSchema";
import { indexOf } from "../siteIndex";

/** Returns the value of a page's field `template`, even if other fields of the page have errors. */
const templateOf = ({ entries: [page] }: ContentFile) => page && fieldText(page, "template");

/** Checks lists that must be in chronological order: no entry may be certainly earlier than an entry above it. */
const checkOrder = ({ files }: Content): Problem[] =>
  files.flatMap((file) => {
    const field = file.kind.sortedBy;
    if (field === undefined) return [];
    // A text that is not a date is left out of the comparison, because another check reports it.
    const dates = file.entries.map((entry) => fieldText(entry, field) ?? "");
    return outOfOrder(dates).map(({ index, date, after }) => {
      const message = `"${field}" is ${date}, but an entry above this one has the date ${after}. Move this entry up, or correct the date.`;
      return problemAt(file, [...(file.entries[index]?.path ?? []), field], message);
    });
  });

/**
 * Returns the day on which a date begins, YYYY-MM-DD. For a period, this is the beginning of the period's last date. Returns undefined for
 * a text that is not a date.
 */
const lastBeginningOf = (text: string): string | undefined => {
  const when = readWhen(text);
  return when && new Date(when.last.from).toISOString().slice(0, 10);
};

/** Returns the latest day that has already begun somewhere on Earth. The easternmost time zone is fourteen hours ahead of UTC. */
const latestDay = (now: Date): string =>
  new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * The maximum number of years by which an announced event may be in the future. A later date is probably mistyped, for example 2985 for
 * 1985.
 */
const maxYearsAhead = 20;

const metadataOf = memoize((schema: z.ZodType) => unwrapSchema(schema).schema.meta() ?? {});

/** A date in a field of content. */
interface DateField {
  written: string;
  /** The day on which the date begins, YYYY-MM-DD (see `lastBeginningOf`). */
  begins: string;
  /** True for the date of an event, which may be announced. */
  mayBeAhead: boolean;
  /** The path of the field in the YAML of the file, and the path in the entry. */
  path: PropertyKey[];
  inside: PropertyKey[];
}

/** Returns the days and dates in the fields of a file. */
const datesIn = memoize(({ kind, entries }: ContentFile): readonly DateField[] => {
  const found: DateField[] = [];
  for (const { content, path } of entries)
    mapLeaves(kind.schema, content ?? {}, (leaf, schema, inside) => {
      if (typeof leaf !== "string") return;
      const { shape } = unwrapSchema(schema);
      const { isDate, isPast } = metadataOf(schema);
      const begins = isDate ? lastBeginningOf(leaf) : shape.type === "day" ? leaf : undefined;
      if (begins === undefined) return;
      const mayBeAhead = isDate === true && isPast !== true;
      found.push({ written: leaf, begins, mayBeAhead, path: [...path, ...inside], inside });
    });
  return found;
});

/** Checks that no day or moment in content is in the future, and that no event is in the distant future. */
function checkDays({ files }: Content, now: Date): Problem[] {
  const latest = latestDay(now);
  const latestEvent = `${Number(latest.slice(0, 4)) + maxYearsAhead}${latest.slice(4)}`;
  return files.flatMap((file) =>
    datesIn(file).flatMap(({ written, begins, mayBeAhead, path, inside }) => {
      if (begins <= (mayBeAhead ? latestEvent : latest)) return [];
      const message = mayBeAhead
        ? `"${fieldName(inside)}" is ${written}, which is more than ${maxYearsAhead} years in the future. Write the date of the event.`
        : `"${fieldName(inside)}" is ${written}, which is in the future. Write the date on which it happened.`;
      return [problemAt(file, path, message)];
    }),
  );
}

/** Finds Markdown files without any text, if their kind requires a text. */
const checkTexts = ({ files }: Content): Problem[] =>
  files
    .filter((file) => file.kind.needsText && !isWithdrawn(file) && file.body.trim() === "")
    .map(({ file, bodyLine }) => ({
      ...problemOf(file, "This testimony has no text. Write the writer's words below the fields."),
      line: bodyLine,
      inForm: "This testimony has no text yet. Write the writer's words here.",
    }));

const shownLengthOf = memoize((schema: z.ZodType) => shownLengths.get(schema));

/** Finds titles and descriptions that are too long or too short for search engines. */
const checkLengths = memoize((file: ContentFile): readonly Problem[] => {
  const problems: Problem[] = [];
  for (const { content, path } of file.entries)
    mapLeaves(file.kind.schema, content ?? {}, (leaf, schema, inside) => {
      const { min = 0, max } = shownLengthOf(schema) ?? {};
      if (typeof leaf !== "string" || max === undefined) return;
      const { length } = leaf;
      const advice =
        length > max
          ? `is ${length} characters long; search results show the first ${max}. Shorten it`
          : `is ${length} characters long, which is too short to be useful in search results. Write between ${min} and ${max} characters`;
      if (length <= max && length >= min) return;
      problems.push(problemAt(file, [...path, ...inside], `"${fieldName(inside)}" ${advice}.`, "warning"));
    });
  return problems;
});

/** The maximum number of days to wait for an answer about a document. After that time, somebody should ask for the document again. */
const maxDaysWaiting = 90;

/** Finds documents that somebody should ask for again, because the campaign last asked for them more than `maxDaysWaiting` days ago. */
function checkWaiting(site: Content, now: Date): Problem[] {
  return entriesOf(site, documentKind).flatMap(({ file, entry, content }) => {
    const { waitingFor = "", waitingSince = "", askedAgain = "" } = content;
    const latest = askedAgain > waitingSince ? askedAgain : waitingSince;
    if (latest === "" || daysBetween(latest, now) <= maxDaysWaiting) return [];
    const asked = (day: string) => `You last asked ${waitingFor} for this document on ${day}.`;
    const message = `${asked(latest)} Ask again, and write the day of your new request after "askedAgain:". If you have had an answer, correct the entry, and remove the fields about waiting.`;
    const inForm = `${asked(inWords(latest, "en-GB"))} Ask again, and write the day of your new request into “Asked again”. If you have had an answer, correct the entry, and empty “Waiting for”, “Waiting since” and “Asked again”.`;
    return [{ ...problemAt(file, [...entry.path, "waitingSince"], message, "warning"), inForm }];
  });
}

/** Checks that there is a home page, which is the page with the address /. */
function checkFirstPage(site: Content): Problem[] {
  // A file with an error may contain the home page. If there is such a file, the home page does not count as missing.
  if (site.problems.length > 0 || indexOf(site).pages.has("/")) return [];
  const message = "There is no home page. Copy docs/templates/home.md to this file and fill it in.";
  const inForm = "There is no home page. Open Pages, select New page, and write / into “Address”.";
  return [{ ...problemOf("content/pages/home.md", message), inForm }];
}

/**
 * Checks that there is a page of all testimonies if a testimony is withdrawn. The address of the withdrawn testimony redirects to that
 * page.
 */
function checkWithdrawn(site: Content): Problem[] {
  if (filesOf(site, pageKind).some((page) => templateOf(page) === "testimonies")) return [];
  const reason = "A withdrawn testimony redirects to the page of all testimonies, but there is no such page.";
  const message = `${reason} Add a page with "template: testimonies", or delete this file.`;
  const inForm = `${reason} Add a page with the template “testimonies”, or delete this testimony.`;
  return site.files
    .filter(isWithdrawn)
    .map((file) => ({ ...problemAt(file, ["withdrawn"], message), inForm }));
}

/**
 * Checks that no redirect begins at the address of a page with .html at its end, because many hosts serve the page there. A redirect to
 * that page itself is allowed.
 */
function checkEndings(site: Content): Problem[] {
  const { pages } = indexOf(site);
  return filesOf(site, redirectKind).flatMap((file) =>
    file.entries.flatMap(({ content, path }) => {
      const { from = "", page = "", testimony = "" } = content ?? {};
      if (!/\.html?$/.test(from)) return [];
      const shown = pages.get(from.toLowerCase().replace(/\.html?$/, ""))?.relativePath;
      const targets = [`pages/${page}.md`, `testimonies/${testimony}.md`];
      if (shown === undefined || targets.includes(shown)) return [];
      const message = `"from" is ${from}, but many hosts show content/${shown} at this address. Let this address redirect to that page, or delete this entry.`;
      return [problemAt(file, [...path, "from"], message)];
    }),
  );
}

/** Matches the names of files that usually contain text for people to read. */
export const textFileName = /\.(md|markdown|mdx|txt|html?|ya?ml|json|docx?|odt|rtf|pdf)$/i;

/** Finds files that the site does not use, because their folder or name does not belong to any kind of content. */
function checkUnreadFiles(site: Content): Problem[] {
  const known = new Set([...site.files, ...site.problems].map(({ file }) => file));
  const message =
    "The site does not use this file, so no visitor would see it. A page must be pages/NAME.md, a testimony must be testimonies/NAME.md, and content/README.md has the names of all lists. Rename this file, or move it out of content/.";
  return [...site.names]
    .filter((name) => textFileName.test(name) && !known.has(`content/${name}`))
    .filter((name) => !/^(README\.md$|documents\/)/.test(name))
    .map((name) => problemOf(`content/${name}`, message));
}

/** Finds pages that neither the menu nor the index nor a text links to. */
function checkUnlinkedPages(site: Content): Problem[] {
  const linked = new Set([
    ...filesOf(site, navigationKind).flatMap((content) =>
      referencesOf(content).map((reference) => targetOf(reference, content.relativePath)),
    ),
    ...site.files.flatMap(linkedFiles),
  ]);
  const reason = "The menu, the A-Z index and the texts have no link to this page.";
  const message = `${reason} Delete "inIndex: false", or link to the page.`;
  const inForm = `${reason} Switch on “In the A to Z index”, or link to the page.`;
  return filesOf(site, pageKind)
    .filter(({ entries, relativePath }) => entries[0]?.value.inIndex === false && !linked.has(relativePath))
    .map((file) => ({ ...problemAt(file, ["inIndex"], message, "warning"), inForm }));
}

const hiddenContention = {
  message:
    'No page shows this contention. List the pages that should show it after "pages:". Or write "allContentions: true" into a page that should show all contentions.',
  inForm:
    "No page shows this contention. Choose the pages that should show it in “Pages”. Or switch on “All contentions” in a page that should show all contentions.",
};

/**
 * Finds content that no page shows. For PDFs and testimonies this is an error, because they would be online nevertheless, at their own
 * addresses. For all other content it is a warning.
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
      return hidden.map(({ path }) => ({
        ...problemAt(file, path, hiddenContention.message, "warning"),
        inForm: hiddenContention.inForm,
      }));
    const template = kind.shownOn?.template ?? kind.address?.below;
    // One message is enough for all testimonies, because all are hidden for the same reason.
    if (template === undefined || hidden.length === 0 || said.has(template)) return [];
    said.add(template);
    const isList = kind.shape === "list";
    const reason = isList ? "No page shows these entries." : "No page lists the testimonies.";
    const pdfReason = "This PDF would be online, but no page shows it.";
    const remedy = `No page has "template: ${template}". Add a page with this template to content/pages, or delete`;
    const remedyInForm = `Add a page with the template “${template}”, or`;
    const documents = hidden.filter(({ value }) => value.file !== undefined);
    return [
      ...documents.map(({ path }) => ({
        ...problemAt(file, [...path, "file"], `${pdfReason} ${remedy} this line.`),
        inForm: `${pdfReason} ${remedyInForm} empty this field.`,
      })),
      {
        ...problemOf(
          file.file,
          `${reason} ${remedy} ${isList ? "the entries" : "the files of testimonies"}.`,
          isList ? "warning" : "error",
        ),
        inForm: `${reason} ${remedyInForm} delete the ${isList ? "entries" : "testimonies"}.`,
      },
    ];
  });
}

/** Checks that each template with a list is used by one page only. With two such pages, each entry of the list would have two addresses. */
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
    const message = `${other ?? ""} already has the template “${template}”, and both pages would show the same entries. Choose another template.`;
    return other === undefined ? [] : [problemAt(page, ["template"], message)];
  });
}

/** Checks that campaign.yaml has a sample notice while any content is a sample, because every page must then show that notice. */
function checkSampleNotice(site: Content): Problem[] {
  const [campaign] = filesOf(site, campaignKind);
  const sample = site.files.find(holdsSample);
  if (!campaign || campaign.entries[0]?.value.sampleNotice !== undefined || !sample) return [];
  const message = `${sample.file} contains a sample, so every page needs a notice. Write the notice here, for example "sampleNotice: Parts of this site are invented."`;
  const inForm =
    "The site contains sample content, so every page needs a notice. Write the notice into “Sample notice”, for example: Parts of this site are invented.";
  return [{ ...problemOf(campaign.file, message), inForm }];
}

interface UniqueValue {
  file: string;
  group: string;
  value: string;
  place: FilePosition;
  /** The beginning of the message: a clause that quotes the value. */
  written: string;
}

/**
 * Returns the fields from which the build makes the title and the description of the page of a testimony or document. For each field, the
 * result contains the text that the build makes, and the group of values in which this text must be unique.
 */
function headOf(located: Located): Record<string, [group: string, value: string]> {
  if (isEntryOf(located, testimonyKind)) {
    const { content } = located.entry;
    return content && content.title === undefined ? { name: ["title", testimonyTitle(content)] } : {};
  }
  const document = isEntryOf(located, documentKind) ? located.entry.content : undefined;
  // A document without a PDF does not have a page of its own.
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
      // Titles are compared in the form that readers see. Two titles that differ only in the kind of quotation marks are therefore equal.
      const value = fieldText(entry, field);
      return value === undefined ? [] : [valueAt(group, field, value, entry)];
    }),
  ]);
  if (kind.shape !== "markdown") return fields;
  // Content refers to a page or testimony by the name of its file, without the folder. So two files must not have the same name, even in
  // different folders.
  const value = posix.basename(relativePath);
  const written = `The file's name is "${value}"`;
  return [{ file, group: `file of ${kind.source}`, value, place: topOfFile, written }, ...fields];
}

const clash = ({ file, place, value, written }: UniqueValue, other: UniqueValue): Problem => {
  const inOtherLetters = other.value === value ? "" : " with other capital letters";
  const message = `${written}, which ${other.file}:${other.place.line} already has${inOtherLetters}. Change one of the two.`;
  return errorIn(file, place, message);
};

/**
 * Finds values that must be unique but are in two entries, for example two pages with the same path, or two testimonies with the same slug.
 */
function checkUnique({ files }: Content): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, UniqueValue>();
  for (const unique of files.flatMap(uniqueValuesOf)) {
    const { group, value } = unique;
    // On Windows and macOS, two addresses that differ only in capital letters would be stored in the same file.
    const key = JSON.stringify([group, group === "address" ? value.toLowerCase() : value]);
    const owner = owners.get(key);
    if (owner) problems.push({ ...clash(unique, owner), counterpart: clash(owner, unique) });
    else owners.set(key, unique);
  }
  return problems;
}

/** For each kind: the names of the fields whose text is on share cards (see share-cards/shareCards.ts). */
const cardFields = [
  [campaignKind, ["name", "tagline", "subject"]],
  [pageKind, ["title", "standfirst"]],
  [testimonyKind, ["name", "summary"]],
] as const;

/** Returns the code point of a character, for example "U+2192". */
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
        const message = `The picture that social media show with a link cannot show the character “${undrawn}” (${codePoint(undrawn)}). It shows an empty box instead. Leave this character out of "${name}", or ignore this warning if an empty box does not matter.`;
        return [problemAt(file, [name], message, "warning")];
      }),
    ),
  );

/** Warns about each placeholder. The publishing check refuses placeholders. */
const checkPlaceholders = ({ files }: Content): Problem[] =>
  files.flatMap(placeholdersIn).map((problem) => ({ ...problem, severity: "warning" }));

/**
 * Runs all checks of this file.
 * @param now the current time. A day after this time is a problem
 */
export function checkSite(site: Content, now: Date): Problem[] {
  return [
    ...checkUnique(site),
    ...checkShareCards(site),
    ...checkFirstPage(site),
    ...checkOrder(site),
    ...checkValues(site),
    ...checkDays(site, now),
    ...site.files.flatMap(checkLengths),
    ...checkTexts(site),
    ...checkWithdrawn(site),
    ...checkEndings(site),
    ...checkWaiting(site, now),
    ...checkSampleNotice(site),
    ...checkPlaceholders(site),
    ...checkShown(site),
    ...checkShownOnce(site),
    ...checkUnreadFiles(site),
    ...checkUnlinkedPages(site),
  ];
}
