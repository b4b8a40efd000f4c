/** The GraphQL fields that are derived from the content rather than written in it. */
import { renderSVG } from "uqr";
import { noFinding } from "../content-model/contention";
import { kinds } from "../content-model/kinds";
import type { FieldConfig } from "./graphqlTypes";

const fromMarkdown = {
  fileName: {
    type: "String!",
    description: "The name of its file without .md; other content refers to it so.",
  },
  path: { type: "String!", description: "Its address." },
  sections: { type: "[Section!]!", description: "Its cards, in order." },
  citedSources: { type: "[CitedSource!]!", description: "What its page cites, in the order of the numbers." },
  updates: { type: "[Update!]!", description: "What has changed on its page, the newest first." },
  dated: { type: "String", description: "How a citation of its page gives its date, or null without any." },
};

/** The wording of an entry, or the label of the page that it opens. */
const words = {
  type: "String!",
  description: "The words of the entry; the page's own label where it has none.",
};

const anchor = { type: "String!", description: "The id that it has on its page." };

const position = { type: "Int!", description: "Its place in its file, counted from 0." };

/** Gives a Date the arguments with which it is written in words. */
const day = { dateformat: {} };

/** A testimony, which its node names by its file. */
const testimony = { type: "Testimony", extensions: { link: { by: "fileName" } } };

const particular: Record<string, Record<string, FieldConfig>> = {
  Campaign: {
    hasSamples: { type: "Boolean!", description: "Whether anything on the site is a sample." },
    updates: { type: "[Update!]!", description: "What has changed on any page, the newest first." },
    hasUpdates: { type: "Boolean!", description: "Whether anything has changed, so that there is a feed." },
    builtOn: { type: "Date!", description: "The day of the build, YYYY-MM-DD in UTC.", extensions: day },
    qrCode: {
      type: "String!",
      description:
        "The site's address as a QR code, an SVG of one unit a module; a quarter of it may be spoilt.",
      resolve: ({ siteUrl }: Record<string, unknown>) =>
        renderSVG(String(siteUrl), { ecc: "Q", border: 4, pixelSize: 1 }),
    },
    asOfInWords: { type: "String!", description: "The day of asOf in words." },
    isIndexed: {
      type: "Boolean!",
      description:
        "Whether search engines may list the site: not while anything is a sample, and not in a trial.",
    },
  },
  TimelineEvent: {
    date: {
      type: "String!",
      description: "Its date as readers see it; without words of its own, when in words.",
    },
    datetime: {
      type: "String",
      description:
        "Its date as HTML writes it; null where it is uncertain or a range, for which HTML has no form.",
    },
    year: { type: "Int!", description: "The year in which its date begins." },
    begins: { type: "Date!", description: "The first day on which it may have happened.", extensions: day },
    ends: { type: "Date!", description: "The last day on which it may have happened.", extensions: day },
  },
  Testimony: {
    previous: { ...testimony, description: "The testimony before it; null at the beginning." },
    next: { ...testimony, description: "The testimony after it; null at the end." },
  },
  NavigationEntry: { name: words },
  NavigationItem: { name: words },
  Page: {
    contentions: { type: "[Contention!]!", description: "The contentions that it shows, in their order." },
  },
  Contention: {
    isDecided: {
      type: "Boolean!",
      description: "Whether a court, a commission or an official record has found anything on it.",
      resolve: ({ found }: Record<string, unknown>) => found !== noFinding,
    },
  },
  Document: {
    madeOn: { type: "String", description: "When it was made, in words; null where unknown." },
    pdf: { type: "DocumentFile", description: "Its PDF; null where the site publishes none." },
    path: { type: "String", description: "The address of its text; null where the site has none." },
    row: {
      type: "String",
      description: "The address of its row in the register; null where no page has that.",
    },
    citedBy: { type: "[Mention!]!", description: "Every place that cites it, page by page." },
  },
  Source: {
    published: { type: "String!", description: "Its date in words." },
    citedBy: { type: "[Mention!]!", description: "Every place that cites it, page by page." },
  },
  SearchEntry: { title: words },
};

/** The derived fields by type: what follows from a kind's shape, and what is specific to a type. */
export function derivedFields(): typeof particular {
  const byShape = kinds.map(({ type, shape, shownOn }) => {
    const fields = shape === "markdown" ? fromMarkdown : shape === "list" ? { position } : {};
    const named = shownOn && shownOn.named !== "anchor" ? { anchor } : {};
    return [type, { ...fields, ...named, ...particular[type] }] as const;
  });
  return { ...particular, ...Object.fromEntries(byShape) };
}
