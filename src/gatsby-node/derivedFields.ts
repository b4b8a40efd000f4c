/** The GraphQL types and fields that are derived from the content rather than written in it. */
import { renderSVG } from "uqr";
import { noFinding } from "../content-model/contention";
import type { Kind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";
import { findBy, type ContentSource, type ResolverContext } from "./resolveReferences";

/** The types that are no kind of content: what lists and citations, changes and Markdown become. */
export const derivedTypes = `
  """A YAML file of content; gatsby-transformer-yaml makes nodes of its entries."""
  type ContentList implements Node @dontInfer {
    "The file, relative to content/."
    relativePath: String!
  }
  """A place that cites a source, numbered on the page that shows it."""
  type Citation @dontInfer {
    "The number of what it cites, in the order of first use."
    number: Int!
    "The fragment of its own address."
    id: String!
    "What it cites in a few words, for example Judgment 1999, paragraph 145."
    name: String!
    "The address of what it cites, as far as its host has one; null for what is not online."
    url: String
  }
  """An entry of a page's list of sources: a source, or a place in it."""
  type CitedSource @dontInfer {
    "The source."
    source: Source! @link(by: "anchor")
    "It in a few words, for example Judgment 1999, paragraph 145."
    name: String!
    "Its address, as far as its host has one; null for what is not online."
    url: String
    "Whether no entry before it is of the same source."
    isFirst: Boolean!
    "In how many places the page cites it."
    mentions: Int!
  }
  """A change that readers are told of: of a page, or of an entry that it shows."""
  type Update @dontInfer {
    "Its day, YYYY-MM-DD."
    on: Date! @dateformat
    "Its day in words."
    day: String!
    "What has changed, in one sentence."
    text: String!
    "Whether something had been wrong."
    isCorrection: Boolean!
    "The heading of the entry that was changed, or null for the page itself."
    entry: String
    "The address of what was changed."
    path: String!
    "The title of its page."
    page: String!
  }
  """A card: a heading of a Markdown file with all that follows it up to the next one."""
  type Section @dontInfer {
    "The heading, or null for the text before the first one."
    heading: String
    "The fragment of the section's address."
    id: String!
    "Whether the volunteer marked the heading with {highlight}."
    highlighted: Boolean!
    "Its text and pictures, in order."
    parts: [SectionPart!]!
    "The headings in it (### in the file), in order."
    subheadings: [Subheading!]!
    "Where its text links to, in order: addresses of this site from the slash on, whole addresses of others."
    links: [String!]!
  }
  """A heading inside a section."""
  type Subheading @dontInfer {
    "Its words."
    heading: String!
    "The fragment of its address."
    id: String!
  }
  """A piece of HTML or one picture; the other is null."""
  type SectionPart @dontInfer {
    "Text between pictures, as HTML."
    html: String
    "A picture that stands alone."
    picture: Picture
  }
  """A place that cites a source."""
  type Mention @dontInfer {
    "Its address: of a page, or of an entry that the page shows."
    path: String!
    "The title of its page."
    page: String!
  }
`;

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

/** The previous or next testimony in the order of the lists; null at the ends. */
function neighbour(side: "lt" | "gt") {
  return async (source: ContentSource, _args: unknown, { nodeModel }: ResolverContext) => {
    const { entries } = await nodeModel.findAll({
      type: "Testimony",
      query: {
        filter: { order: { [side]: source.order } },
        sort: { fields: ["order"], order: [side === "lt" ? "DESC" : "ASC"] },
        limit: 1,
      },
    });
    return Array.from(entries)[0] ?? null;
  };
}

/** The wording of an entry, or the label of the page that it opens. */
const wordsOrLabel = (field: string) => ({
  type: "String!",
  description: "The words of the entry; the page's own label where it has none.",
  resolve: async (source: ContentSource, _args: unknown, { nodeModel }: ResolverContext) =>
    source[field] ?? (await findBy(nodeModel, "Page", "fileName", source.page))?.label,
});

const anchor = { type: "String!", description: "The id that it has on its page." };

const position = { type: "Int!", description: "Its place in its file, counted from 0." };

/** Gives a Date the arguments with which it is written in words. */
const day = { dateformat: {} };

type DerivedField = { type: string; description: string; extensions?: object; resolve?: unknown };

const particular: Record<string, Record<string, DerivedField>> = {
  Campaign: {
    hasSamples: { type: "Boolean!", description: "Whether anything on the site is a sample." },
    updates: { type: "[Update!]!", description: "What has changed on any page, the newest first." },
    hasUpdates: {
      type: "Boolean!",
      description: "Whether anything has changed, so that there is a feed.",
      resolve: ({ updates }: ContentSource) => Array.isArray(updates) && updates.length > 0,
    },
    builtOn: { type: "Date!", description: "The day of the build, YYYY-MM-DD in UTC.", extensions: day },
    qrCode: {
      type: "String!",
      description:
        "The site's address as a QR code, an SVG of one unit a module; a quarter of it may be spoilt.",
      resolve: ({ siteUrl }: ContentSource) =>
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
    previous: { type: "Testimony", description: "The testimony before it.", resolve: neighbour("lt") },
    next: { type: "Testimony", description: "The testimony after it.", resolve: neighbour("gt") },
  },
  NavigationEntry: { name: wordsOrLabel("name") },
  NavigationItem: { name: wordsOrLabel("name") },
  Page: {
    contentions: { type: "[Contention!]!", description: "The contentions that it shows, in their order." },
  },
  Contention: {
    isDecided: {
      type: "Boolean!",
      description: "Whether a court, a commission or an official record has found anything on it.",
      resolve: ({ found }: ContentSource) => found !== noFinding,
    },
  },
  Source: {
    published: { type: "String!", description: "Its date in words." },
    citedBy: { type: "[Mention!]!", description: "Every place that cites it, page by page." },
  },
  SearchEntry: { title: wordsOrLabel("title") },
};

/** The derived fields by type: what follows from a kind's shape, and what is specific to a type. */
export function derivedFields(of: readonly Kind[] = kinds): typeof particular {
  const byShape = of.map(({ type, shape, shownOn }) => {
    const fields = shape === "markdown" ? fromMarkdown : shape === "list" ? { position } : {};
    const named = shownOn && shownOn.named !== "anchor" ? { anchor } : {};
    return [type, { ...fields, ...named, ...particular[type] }] as const;
  });
  return { ...particular, ...Object.fromEntries(byShape) };
}
