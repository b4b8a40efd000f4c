/** Defines the fields that the build computes from content: the type, the description and the value of each. */
import encodeQR from "qr";
import { z } from "zod";
import { campaignKind } from "../content-model/campaign";
import { isEntryOf, type ContentFile, type Located } from "../content-model/contentFile";
import { contentionKind } from "../content-model/contention";
import { day, inWords, readWhen } from "../content-model/dates";
import { documentKind } from "../content-model/document";
import { testimonyReference } from "../content-model/fields";
import type { ContentOf, Kind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";
import { navigationKind, navigationItem } from "../content-model/navigation";
import { pageKind } from "../content-model/page";
import { searchEntryKind } from "../content-model/searchEntry";
import { sourceKind } from "../content-model/source";
import type { PageContent } from "../content-model/siteIndex";
import { statementKind } from "../content-model/statement";
import { testimonyKind } from "../content-model/testimony";
import { timelineEventKind } from "../content-model/timelineEvent";
import { unwrapSchema } from "../content-model/walkSchema";
import { assertFound } from "../lib/assertFound";
import { absoluteUrl, partPath } from "../lib/paths";
import { documentFields } from "./documentNodes";
import { nodeReference } from "./graphqlTypes";
import { citedSource, type PageCitations } from "./pageCitations";
import { section } from "./sections";
import { fileName, mention, update, type Mention, type Site } from "./site";

type Shape = Record<string, z.ZodType>;

/** The position of an entry in its list, on its page and in its file. */
interface EntryLocation {
  /** The position of the entry in its list, counted from 0. */
  position: number;
  /** The id of the entry on the page that shows it. */
  anchor: string | undefined;
  /** The address of the entry, with its id on the page. Null if no page shows the entry. */
  address: string | null;
  /** The file of the entry, content/…, and the line on which the entry begins. */
  contentFile: string;
  contentLine: number;
}

/** The data of a Markdown file from which its fields are derived. */
export interface MarkdownPage {
  file: ContentFile;
  sections: z.infer<typeof section>[];
  citations: PageCitations;
  /**
   * The entries of the page in two groups. `inText` are the entries in the table that replaces {statements} in the text. `atEnd` are the
   * entries at the end of the page.
   */
  inText: PageContent["entries"];
  atEnd: PageContent["entries"];
}

/** Derived fields: their types (`shape`), and the function that computes their values from an object (`of`). */
interface Derived<From> {
  shape: Shape;
  of: (from: From, site: Site) => Record<string, unknown>;
}

/** Returns derived fields as one object. The code compiles only if the function `of` returns a value for each field of `shape`. */
const fields = <From, Is extends Shape>(
  shape: Is,
  of: (from: From, site: Site) => z.output<z.ZodObject<Is>>,
): Derived<From> => ({ shape, of });

const text = z.string();
const textOrNull = text.nullable();
const flag = z.boolean();

/** Returns a time as YYYY-MM-DD in UTC. */
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

const eventDateShape = {
  date: text.describe(
    "The date as readers see it: the field “date”. If that is empty, it is the field “when”, in words.",
  ),
  datetime: text
    .nullable()
    .describe("The date for the attribute datetime of HTML. Null for a range or an uncertain date."),
  year: z.int().describe("The year in which the date begins."),
};

/** Returns the values of the fields in `eventDateShape`. */
function eventDates({ date, when }: ContentOf<typeof timelineEventKind>, { language, fillIn }: Site) {
  const { type, first } = assertFound(readWhen(when), "date", when);
  const words = inWords(when, language);
  return {
    date: date === undefined ? words.charAt(0).toLocaleUpperCase(language) + words.slice(1) : fillIn(date),
    datetime: type === "on" ? first.iso : null,
    year: Number(first.iso.slice(0, 4)),
  };
}

/** Returns the first and the last day of a date. A day that is not known is null. Both are null if there is no date. */
function daysOf(date: unknown): { begins: string | null; ends: string | null } {
  const when = typeof date === "string" ? readWhen(date) : undefined;
  return {
    begins: when && when.type !== "before" ? dayAt(when.first.from) : null,
    ends: when && when.type !== "after" ? dayAt(when.last.to) : null,
  };
}

/**
 * Returns the fields that are derived from the dates of an object: each date written out in words, and its first and last day. Queries can
 * compare and sort by these days. If the object has several dates, the names of these fields begin with the name of the date, for example
 * madeBegins.
 */
function datesInWords(object: z.ZodType) {
  const { shape } = unwrapSchema(object);
  const dates = Object.entries(shape.type === "object" ? shape.fields : {})
    .map(([name, is]) => ({ name, ...unwrapSchema(is) }))
    .filter(({ schema }) => schema.meta()?.isDate);
  const fieldOf = (name: string, end: "begins" | "ends") =>
    dates.length === 1 ? end : `${name}${end === "begins" ? "Begins" : "Ends"}`;
  const dayField = (name: string, which: string) =>
    day()
      .nullable()
      .describe(
        `The ${which} day of the date in “${name}”, as YYYY-MM-DD. Null if the date is missing, or open at that end.`,
      );
  return {
    shape: Object.fromEntries(
      dates.flatMap(({ name, optional }): [string, z.ZodType][] => [
        [`${name}InWords`, (optional ? text.nullable() : text).describe(`The field ${name} in words.`)],
        [fieldOf(name, "begins"), dayField(name, "first")],
        [fieldOf(name, "ends"), dayField(name, "last")],
      ]),
    ),
    of: (entry: Record<string, unknown>, { language }: Site) =>
      Object.fromEntries(
        dates.flatMap(({ name }) => {
          const date = entry[name];
          const { begins, ends } = daysOf(date);
          return [
            [`${name}InWords`, typeof date === "string" ? inWords(date, language) : null],
            [fieldOf(name, "begins"), begins],
            [fieldOf(name, "ends"), ends],
          ];
        }),
      ),
  };
}

/** A map from the schema of an object of content to the fields that are derived from such objects. */
const ofObject = new Map<z.ZodType, Derived<unknown>>();

/**
 * Registers the fields that are derived from objects with a certain schema (see `fields`). Before `of` computes the values, the schema
 * parses the object again, so that TypeScript knows the type of the object. This does not change the object, because the content check has
 * already parsed it.
 */
const derive = <Of extends z.ZodType, Is extends Shape>(
  object: Of,
  shape: Is,
  of: (from: z.output<Of>, site: Site) => z.output<z.ZodObject<Is>>,
) =>
  ofObject.set(
    object,
    fields(shape, (content: unknown, site) => of(object.parse(content), site)),
  );

derive(
  campaignKind.schema,
  {
    hasSamples: flag.describe("Whether anything on the site is a sample."),
    isIndexed: flag.describe(
      "Whether search engines may list the site. They may if no sample is left and this is not a trial site.",
    ),
    updates: z.array(update).describe("The changes of all pages, the newest first."),
    hasUpdates: flag.describe("Whether any page has a change. If so, the site has a feed."),
    builtOn: day().describe("The day of the build, YYYY-MM-DD in UTC."),
    asOfInWords: text.describe("The day `asOf`, in words."),
    qrCode: text.describe("The site's address as a QR code: an SVG in which each module is one unit wide."),
  },
  ({ siteUrl, asOf }, { hasSamples, isTrial, builtAt, updates, language }) => ({
    hasSamples,
    isIndexed: !hasSamples && !isTrial,
    updates: updates.all,
    hasUpdates: updates.all.length > 0,
    builtOn: dayAt(builtAt.getTime()),
    asOfInWords: inWords(asOf, language),
    // This level of error correction allows a telephone to read the QR code even if a quarter of it is damaged.
    qrCode: encodeQR(siteUrl, "svg", { ecc: "quartile", border: 4 }),
  }),
);

derive(timelineEventKind.schema, eventDateShape, eventDates);

const mentions = z
  .array(mention)
  .describe("Every place that cites this source or document, grouped by page.");

derive(documentKind.schema, { ...documentFields.shape, citedBy: mentions }, (written, site) => ({
  ...documentFields.of(written, site),
  citedBy: [...site.sources.values()].flatMap((each) =>
    each.document === written.anchor ? (site.citedBy.get(each.anchor) ?? []) : [],
  ),
}));

derive(
  sourceKind.schema,
  { url: sourceKind.schema.shape.url, citedBy: mentions },
  ({ anchor, url, document }, site) => ({
    url: document === undefined ? url : absoluteUrl(site.siteUrl, partPath(document)),
    citedBy: site.citedBy.get(anchor) ?? [],
  }),
);

const label = text.describe("The text of the entry. If the entry has none, the page's own label.");
const labelOf = (own: string | undefined, opens: string | undefined, { labels, fillIn }: Site) =>
  fillIn(own ?? assertFound(labels.get(opens), "page", opens ?? ""));
derive(navigationKind.schema, { name: label }, (entry, site) => ({
  name: labelOf(entry.name, entry.page, site),
}));
derive(navigationItem, { name: label }, (entry, site) => ({ name: labelOf(entry.name, entry.page, site) }));
derive(searchEntryKind.schema, { title: label }, (entry, site) => ({
  title: labelOf(entry.title, entry.page, site),
}));

const ofPlaces = fields(
  {
    address: textOrNull.describe(
      "The address of the entry, with its id on the page. Null if no page shows it.",
    ),
    contentFile: text.describe("The file that contains the entry, for example content/timeline.yaml."),
    contentLine: z.int().describe("The line on which the entry begins in contentFile."),
  },
  ({ address, contentFile, contentLine }: EntryLocation) => ({
    address,
    contentFile,
    contentLine,
  }),
);
/** A page or a testimony. `linkedFrom` contains the places in content that link to it. */
type LinkedPage = MarkdownPage & { linkedFrom: Mention[] };

/**
 * Returns the day that a citation of the page gives, written out in words. This is the day of the page's newest update or, if there is
 * none, the day of its publication.
 */
function citedDate(
  [newest]: readonly { day: string }[],
  publishedOn: string | undefined,
  language: string,
): string | null {
  if (newest) return `Updated ${newest.day}`;
  return publishedOn === undefined ? null : inWords(publishedOn, language);
}

const ofMarkdown = fields(
  {
    fileName: text.describe(
      "The name of the page's file without .md. Other content refers to the page by this name.",
    ),
    path: text.describe("The address of the page."),
    sections: z.array(section).describe("The cards of the page, in order."),
    citedSources: z
      .array(citedSource)
      .describe("The page's list of sources, in the order of the citation numbers."),
    linkedFrom: z
      .array(mention)
      .describe("Every place that links to the page, except menus, grouped by page."),
    updates: z.array(update).describe("The changes of the page, the newest first."),
    dateInWords: textOrNull.describe(
      "The date of the page as a citation gives it. Null if the page has no date.",
    ),
  },
  ({ file, sections, citations, linkedFrom }: LinkedPage, site) => {
    const updates = site.updates.byFile.get(file.relativePath) ?? [];
    const content = file.entries[0]?.content;
    return {
      fileName: fileName(file),
      path: file.address ?? "",
      sections,
      citedSources: citations.list,
      linkedFrom,
      updates,
      dateInWords: citedDate(
        updates,
        content && "publishedOn" in content ? content.publishedOn : undefined,
        site.language,
      ),
    };
  },
);
/** Returns the schema of a field that refers to entries of a kind. The field contains the anchors of these entries. */
const entriesOfType = (type: string) => z.array(nodeReference({ type, by: "anchor" }));
const anchorsIn = (entries: readonly Located[], kind: typeof contentionKind | typeof statementKind) =>
  entries.flatMap((each) => (isEntryOf(each, kind) ? (each.entry.content?.anchor ?? []) : []));
const ofPages = fields(
  {
    contentions: entriesOfType("Contention").describe("The contentions that the page shows, in order."),
    statements: entriesOfType("Statement").describe("The statements at the end of the page, in order."),
    statementsInText: entriesOfType("Statement").describe(
      "The statements that the page shows in its text, in place of {statements}, in order. Empty if the text does not contain {statements}.",
    ),
  },
  ({ inText, atEnd }: MarkdownPage) => ({
    contentions: anchorsIn(atEnd, contentionKind),
    statements: anchorsIn(atEnd, statementKind),
    statementsInText: anchorsIn(inText, statementKind),
  }),
);
const ofTestimonies = fields(
  {
    previous: testimonyReference().nullable().describe("The previous testimony. Null for the first one."),
    next: testimonyReference().nullable().describe("The next testimony. Null for the last one."),
  },
  ({ file }: MarkdownPage, { testimonies }) => {
    const place = testimonies.indexOf(fileName(file));
    return { previous: testimonies[place - 1] ?? null, next: testimonies[place + 1] ?? null };
  },
);
const ofLists = fields(
  { position: z.int().describe("The position of the entry in its file, counted from 0.") },
  ({ position }: EntryLocation) => ({ position }),
);
const ofCards = fields(
  { anchor: text.describe("The id of the card on its page.") },
  ({ anchor = "" }: EntryLocation) => ({ anchor }),
);

const isThere = <Value>(value: Value | false | undefined): value is Value => Boolean(value);

/**
 * Returns the derived fields of objects with the schema `object`, in three groups. The fields are computed from the position of the entry,
 * from the content of the page, or from the object itself.
 */
function derivedOf(object: z.ZodType) {
  const kind = kinds.find(({ schema }) => schema === object);
  const written: (Derived<Record<string, unknown>> | undefined)[] = [
    datesInWords(object),
    ofObject.get(object),
  ];
  const cards: Kind["shownOn"] = kind && "shownOn" in kind ? kind.shownOn : undefined;
  return {
    fromPlace: [
      kind && ofPlaces,
      kind?.shape === "list" && ofLists,
      cards !== undefined && cards.named !== "anchor" && ofCards,
    ].filter(isThere),
    fromPage: [
      kind?.shape === "markdown" && ofMarkdown,
      object === pageKind.schema && ofPages,
      object === testimonyKind.schema && ofTestimonies,
    ].filter(isThere),
    fromContent: written.filter(isThere),
  };
}

/** Returns the types of the derived fields of objects with the schema `object`. The keys are the names of the fields. */
export function derivedShape(object: z.ZodType): Shape {
  const { fromPlace, fromPage, fromContent } = derivedOf(object);
  const shapes = [...fromPlace, ...fromPage, ...fromContent].map(({ shape }) => Object.entries(shape));
  return Object.fromEntries(shapes.flat());
}

/**
 * Returns the values of an object's derived fields. The keys are the names of the fields.
 * @param content the object as it is in content
 * @param place the position of the entry, if the object is an entry of a kind
 * @param shown the data that come from the Markdown file, if the object is a page or a testimony
 */
export function derivedValues(
  object: z.ZodType,
  content: Record<string, unknown>,
  site: Site,
  place?: EntryLocation,
  shown?: LinkedPage,
): Record<string, unknown> {
  const { fromPlace, fromPage, fromContent } = derivedOf(object);
  const values = [
    ...(place ? fromPlace.map(({ of }) => of(place, site)) : []),
    ...(shown ? fromPage.map(({ of }) => of(shown, site)) : []),
    ...fromContent.map(({ of }) => of(content, site)),
  ];
  return Object.fromEntries(values.flatMap((each) => Object.entries(each)));
}
