import type { z } from "zod";
import { campaign } from "./campaign";
import { contactCard } from "./contactCard";
import { contention } from "./contention";
import { legalProfile } from "./legalProfile";
import { mediaCard } from "./mediaCard";
import { navigation } from "./navigation";
import { page, type templates } from "./page";
import { redirect } from "./redirect";
import { searchEntry } from "./searchEntry";
import { source } from "./source";
import { teamSection } from "./team";
import { testimony } from "./testimony";
import { timelineEvent } from "./timelineEvent";

/**
 * A kind of content. `type` is its GraphQL type. `source` is where it lives below content/: a YAML file that holds
 * one object (`object`) or a list of them (`list`), or a folder of Markdown files (`markdown`).
 */
export interface Kind {
  type: string;
  /** Its plural and singular names for volunteers. */
  label: string;
  one: string;
  shape: "object" | "list" | "markdown";
  source: string;
  schema: z.ZodObject;
  /** For Markdown: the field with the page's path, or with its last part below the path of the page that has a certain template. */
  address?: { field: string; below?: (typeof templates)[number] };
  /** Fields whose value must be unique among all fields with the same name on the right. */
  unique?: Readonly<Record<string, string>>;
  /** For a list that must be in chronological order: the field with the date. */
  sortedBy?: string;
  /**
   * What identifies an entry of a list when two versions are merged: by the name of the list's field, the identifying
   * fields, of which the first that is present counts. The name of the top-level list is empty.
   */
  keys?: Readonly<Record<string, readonly string[]>>;
  /**
   * For a list whose entries are what pages with a certain template show: that template, and the field from which an entry's
   * id on the page is made: its `anchor`, or the heading of a card.
   */
  shownOn?: { template: (typeof templates)[number]; named: "anchor" | "title" | "name" };
  /** Fields of earlier versions, each with what to write instead. */
  formerly?: Readonly<Record<string, string>>;
  /** For Markdown, in the editor: the name of a new file, an entry's line in the list, and the field that names an entry. */
  form?: { slug: string; summary: string; namedBy: string };
  /** A description for GraphiQL and the editor. */
  description: string;
}

/**
 * Every kind of content, in the order in which the editor lists them. Its check, GraphQL type, form, JSON Schema and snippets
 * are all derived from this.
 */
export const kinds: readonly Kind[] = [
  {
    type: "Page",
    label: "Pages",
    one: "page",
    shape: "markdown",
    source: "pages",
    schema: page,
    address: { field: "path" },
    unique: { title: "title", label: "label", description: "description" },
    keys: { collage: ["file"], cards: ["page"], changes: ["text"] },
    description: "A page of the site.",
    form: { slug: "{{fields.label}}", summary: "{{label}} ({{path}})", namedBy: "label" },
  },
  {
    type: "Testimony",
    label: "Testimonies",
    one: "testimony",
    shape: "markdown",
    source: "testimonies",
    schema: testimony,
    address: { field: "slug", below: "testimonies" },
    unique: { order: "order", description: "description", summary: "description", title: "title" },
    keys: { changes: ["text"] },
    description: "A supporter's testimony.",
    form: { slug: "{{fields.slug}}", summary: "{{name}} - {{role}}", namedBy: "name" },
  },
  {
    type: "TimelineEvent",
    label: "Timeline",
    one: "event",
    shape: "list",
    source: "timeline.yaml",
    schema: timelineEvent,
    unique: { anchor: "anchor" },
    sortedBy: "when",
    keys: { "": ["anchor"], changes: ["text"] },
    shownOn: { template: "timeline", named: "anchor" },
    formerly: {
      source:
        'Write "sources:" and a list of anchors of content/sources.yaml instead, each with the place after a colon, for example sources: ["judgment-1999:145"]',
    },
    description: "An entry of the timeline.",
  },
  {
    type: "TeamSection",
    label: "Team and people",
    one: "section",
    shape: "list",
    source: "people.yaml",
    schema: teamSection,
    keys: { "": ["title"], people: ["name"], links: ["text"], changes: ["text"] },
    shownOn: { template: "team", named: "title" },
    description: "A section of the team page.",
  },
  {
    type: "MediaCard",
    label: "Media",
    one: "card",
    shape: "list",
    source: "media.yaml",
    schema: mediaCard,
    keys: { "": ["title"], links: ["text"], changes: ["text"] },
    shownOn: { template: "media", named: "title" },
    description: "A card of the media page.",
  },
  {
    type: "ContactCard",
    label: "Contact",
    one: "card",
    shape: "list",
    source: "contact.yaml",
    schema: contactCard,
    keys: { "": ["title"], details: ["label"], links: ["text"], changes: ["text"] },
    shownOn: { template: "contact", named: "title" },
    description: "A card of the contact page.",
  },
  {
    type: "LegalProfile",
    label: "Legal team",
    one: "lawyer",
    shape: "list",
    source: "legal.yaml",
    schema: legalProfile,
    keys: { "": ["name"], changes: ["text"] },
    shownOn: { template: "legal", named: "name" },
    description: "A lawyer of the legal team.",
  },
  {
    type: "Source",
    label: "Sources",
    one: "source",
    shape: "list",
    source: "sources.yaml",
    schema: source,
    unique: { anchor: "source" },
    keys: { "": ["anchor"] },
    description: "A source that the site cites.",
  },
  {
    type: "Contention",
    label: "Contentions",
    one: "contention",
    shape: "list",
    source: "contentions.yaml",
    schema: contention,
    unique: { anchor: "contention" },
    keys: { "": ["anchor"], changes: ["text"] },
    description: "What is contended in the case, and what was found on it.",
  },
  {
    type: "NavigationEntry",
    label: "Menu",
    one: "entry",
    shape: "list",
    source: "navigation.yaml",
    schema: navigation,
    keys: { "": ["page", "url"], items: ["page"] },
    description: "An entry of the top menu.",
  },
  {
    type: "SearchEntry",
    label: "Search",
    one: "entry",
    shape: "list",
    source: "search.yaml",
    schema: searchEntry,
    unique: { page: "search entry" },
    keys: { "": ["page"] },
    description: "An entry of the search palette.",
  },
  {
    type: "Redirect",
    label: "Old addresses",
    one: "address",
    shape: "list",
    source: "redirects.yaml",
    schema: redirect,
    unique: { from: "address" },
    keys: { "": ["from"] },
    description: "An old address and its new page.",
  },
  {
    type: "Campaign",
    label: "The campaign",
    one: "campaign",
    shape: "object",
    source: "campaign.yaml",
    schema: campaign,
    keys: { accounts: ["label"] },
    formerly: {
      imprisonedSince:
        'Write "counter:" instead, with "since:" (the day) and "heading:" (the words before it) indented below',
    },
    description: "What the site says about itself.",
  },
];

/** The kind that a file below content/ belongs to, or undefined for pictures and other files. */
export function kindOfFile(relativePath: string, among: readonly Kind[] = kinds): Kind | undefined {
  return among.find(({ shape, source }) =>
    shape === "markdown"
      ? relativePath.startsWith(`${source}/`) && relativePath.endsWith(".md")
      : relativePath === source,
  );
}
