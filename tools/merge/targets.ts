/** Finds the names of pages, sources and other targets of references that volunteers know. */
import { posix } from "node:path";
import { z } from "zod";
import { campaignKind } from "../../src/content-model/campaign";
import { placeForms, readCitation } from "../../src/content-model/citations";
import { documentKind } from "../../src/content-model/document";
import { references, type Reference } from "../../src/content-model/fields";
import type { Kind } from "../../src/content-model/kind";
import { pageKind } from "../../src/content-model/page";
import { sourceKind, type Source } from "../../src/content-model/source";
import { testimonyKind } from "../../src/content-model/testimony";
import { unwrapSchema } from "../../src/content-model/walkSchema";
import { isObject } from "../../src/lib/isObject";

/**
 * Returns the name of the target of a reference: the title of a page, or a source with the place in it. Returns undefined if the name is
 * unknown.
 */
export type NameOf = (to: Reference, value: string) => string | undefined;

/** Functions that look up the targets of references, in one or more versions of the content. */
export interface Targets {
  nameOf: NameOf;
  /** Returns the kind of a source, which determines how a citation names a place in it. */
  kindOfSource: (anchor: string) => Source["kind"] | undefined;
}

/** An implementation without any targets. References are then shown as they are written. */
export const noTargets: Targets = { nameOf: () => undefined, kindOfSource: () => undefined };

/** A reference. The name of its target is looked up only when the reference is shown. */
interface TargetLabel {
  to: Reference;
  value: string;
}

/** The name of a field or an entry. If an entry is named after the target of a reference, its label is this reference. */
export type Label = string | TargetLabel;

/** Returns a label as text. The name of an entry is in quotation marks, but the name of a source is not. */
export function labelInWords(label: Label, nameOf: NameOf): string {
  if (typeof label === "string") return label;
  const { to, value } = label;
  const name = nameOf(to, value);
  return to === "source" || to === "quotedSource" ? (name ?? value) : `“${name ?? value}”`;
}

/** The type of a field's values: the type of content to which a reference refers, or "choice". */
export type FieldTarget = Reference | "choice";

const targetsOfKinds = new Map<Kind, ReadonlyMap<string, FieldTarget>>();

/** Returns the fields of a kind, at any depth, whose values are references or choices. */
export function fieldTargets(kind: Kind | undefined): ReadonlyMap<string, FieldTarget> {
  if (!kind) return new Map();
  const known = targetsOfKinds.get(kind);
  if (known) return known;
  const found = new Map<string, FieldTarget>();
  const collect = (key: string, field: z.ZodType) => {
    const { schema, shape } = unwrapSchema(field);
    const to = references.get(schema)?.to ?? (schema instanceof z.ZodEnum ? "choice" : undefined);
    if (to) found.set(key, to);
    if (shape.type === "list") collect(key, shape.of);
    if (shape.type === "object") for (const [name, one] of Object.entries(shape.fields)) collect(name, one);
  };
  collect("", kind.schema);
  targetsOfKinds.set(kind, found);
  return found;
}

/** A function that returns the text to show for a value of a field, or undefined if the value is shown as it is written. */
export type ValueInWords = (field: string | undefined, value: string) => string | undefined;

/**
 * Returns the data with which a list of differences names values. These are functions that convert the references of a file to titles, and
 * the fields of the file that contain references.
 */
export function namingOf(kind: Kind | undefined, { nameOf }: Targets) {
  const fields = fieldTargets(kind);
  const valueInWords: ValueInWords = (field = "", value) => {
    const to = fields.get(field);
    if (to === "choice") return value.includes("-") ? value.replaceAll("-", " ") : undefined;
    return to && nameOf(to, value);
  };
  const linkInWords = (href: string) => {
    const [, name, pdf] = /(?:^|\/)(?:([^/]+)\.md|([^/]+\.pdf))(?:#.*)?$/.exec(href) ?? [];
    if (name === undefined) return pdf;
    const title = nameOf("page", name) ?? nameOf("testimony", name);
    return title && `“${title}”`;
  };
  const citationInWords = (written: string) => nameOf("source", written);
  return { fields, nameOf, valueInWords, linkInWords, citationInWords };
}

/** Returns the entries of all versions of a list. */
const entriesIn = (versions: readonly unknown[]): Record<string, unknown>[] =>
  versions.flatMap((data) => (Array.isArray(data) ? data.filter(isObject) : []));

/**
 * Returns functions that find the targets of references.
 * @param dataOf takes the path of a file below content/. Returns its fields or entries in all versions, the newest version first
 */
export function targetsIn(dataOf: (name: string) => readonly unknown[]): Targets {
  const entryText = (entry: Record<string, unknown> | undefined, field: string) => {
    const text = entry?.[field];
    return typeof text === "string" && text !== "" ? text : undefined;
  };
  const ofFile = ({ source, form }: Kind, value: string) =>
    entryText(dataOf(`${source}/${value}.md`).find(isObject), form?.namedBy ?? "title");
  const find = (versions: readonly unknown[], field: string, value: string) =>
    entriesIn(versions).find((entry) => entry[field] === value);
  const source = (anchor: string) =>
    (find(dataOf(sourceKind.source), "anchor", anchor) ?? {}) as Partial<Source>;
  const ofSource = (value: string) => {
    const { anchor, place } = readCitation(value);
    const { shortName, kind } = source(anchor);
    const where = place && kind && kind in placeForms ? [`${placeForms[kind].name} ${place}`] : [];
    return shortName && [shortName, ...where].join(", ");
  };
  const nameOf: NameOf = (to, value) => {
    switch (to) {
      case "page":
        return ofFile(pageKind, value);
      case "testimony":
        return ofFile(testimonyKind, value);
      case "document":
        return entryText(find(dataOf(documentKind.source), "anchor", value), "title");
      case "timelineKind": {
        const kinds = dataOf(campaignKind.source).map((data) => isObject(data) && data.timelineKinds);
        return entryText(find(kinds, "kind", value), "label");
      }
      case "file":
        return posix.basename(value);
      default:
        return ofSource(value);
    }
  };
  return { nameOf, kindOfSource: (anchor) => source(anchor).kind };
}
