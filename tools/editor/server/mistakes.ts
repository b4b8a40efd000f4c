/** Converts problems in files to problems in forms, which have labels and entries instead of lines and YAML. */
import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { ContentFile } from "../../../src/content-model/contentFile";
import { kindOfFile } from "../../../src/content-model/kinds";
import type { Problem } from "../../../src/content-model/problem";
import { citationsInForm } from "../../../src/content-model/check/checkCitationsAndQuotations";
import { missingFault } from "../../../src/content-model/check/checkShape";
import { references } from "../../../src/content-model/fields";
import { schemaAt, unwrapSchema } from "../../../src/content-model/walkSchema";
import { isObject } from "../../../src/lib/isObject";
import { listField } from "../common/addresses";
import { acceptedDates, dateAdvice } from "../common/dateAdvice";
import type { FormMistake } from "../common/requestError";
import { withoutDefaults, type Values } from "./contentText";
import { labelOf } from "../../merge/naming";
import type { NameOf } from "../../merge/targets";
import { targetsOf, titleOfFile, titlesOfEntries } from "./titleOfFile";

type Path = readonly (string | number)[];

/** Locates a problem. Returns its path in the YAML of the file and, for each part of this path, the label or title that forms show. */
export function placeInForm(
  { kind, yaml, bodyLine }: ContentFile,
  problem: Problem,
  nameOf: NameOf = () => undefined,
) {
  const isInBody = kind.shape === "markdown" && problem.line >= bodyLine;
  const path = (problem.field?.path ?? (isInBody ? ["body"] : yaml.pathAt(problem))) as Path;
  const titleOf = titlesOfEntries(kind, nameOf);
  const names = path.map((key, index) => {
    if (typeof key !== "number") return key === "body" ? "Text" : labelOf(key);
    const entry = valueAt(yaml.data, path.slice(0, index + 1));
    const schema = schemaAt(kind.schema, path.slice(kind.shape === "list" ? 1 : 0, index + 1));
    const { shape } = schema ? unwrapSchema(schema) : {};
    const name =
      isObject(entry) && shape?.type === "object" ? titleOf(entry, Object.keys(shape.fields)) : undefined;
    return name === undefined ? `Entry ${key + 1}` : `“${name}”`;
  });
  return { path, names };
}

/** Returns the line of the text with the problem, cut off after the link or citation that has the problem. */
function snippetAt({ body, bodyLine }: ContentFile, { line, column }: Problem): string | undefined {
  const whole = body.split("\n")[line - bodyLine];
  const [link] = /^!?\[[^\]]*\](\([^)]*\))?/.exec(whole?.slice(column - 1) ?? "") ?? [];
  return whole?.slice(0, link === undefined ? undefined : column - 1 + link.length);
}

/**
 * Rewrites a message of the content check for people who edit in a form. For example, the label of a list replaces the path of its file,
 * "link name" replaces "anchor", and the short name of a source replaces its anchor.
 */
function inWords(text: string, files: readonly ContentFile[]): string {
  const titleOf = (path: string) => {
    const file = files.find((one) => one.file === path);
    return file && titleOfFile(file);
  };
  const { nameOf } = targetsOf({ files });
  const pagePath = /(content\/(?:pages|testimonies)\/[\w-]+\.md)(?::\d+)?/;
  // Titles of pages must not be rewritten. Therefore only the text between the paths is rewritten, and each path is replaced by the title
  // of its page.
  return citationsInForm(text, (citation) => nameOf("source", citation) ?? citation)
    .split(pagePath)
    .map((part, index) => {
      if (index % 2 === 1) return `“${titleOf(part) ?? posix.basename(part, ".md")}”`;
      return part
        .replace(/content\/([a-z]+\.yaml)(:\d+)?/g, (written, source: string) => {
          const label = kindOfFile(source)?.label;
          return label === undefined ? written : `“${label}”`;
        })
        .replace(/\bcontent\/(?=\w)/g, "")
        .replaceAll("the anchor of an entry", "an entry")
        .replace(/\banchor\b/g, "link name");
    })
    .join("");
}

/** Replaces the link names of sources and documents in a message, and the names of files of pages and testimonies, by their titles. */
function withTitles(text: string, files: readonly ContentFile[]): string {
  const { nameOf } = targetsOf({ files });
  return text.replace(
    /\b(source|document|page|testimony) “([\w-]+)”/g,
    (written, to: "source" | "document" | "page" | "testimony", name: string) => {
      const title = nameOf(to, name);
      return title === undefined ? written : `${to} “${title}”`;
    },
  );
}

/** Returns the value at a path. */
const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], data);

/**
 * Returns the message of forms about an empty field, or about a date that cannot be read. Returns undefined for any other problem. A form
 * has its own message about dates, because people may write dates into a form as they say them.
 */
function fieldFault(
  { kind, yaml }: ContentFile,
  { path, fault }: NonNullable<Problem["field"]>,
  label: string,
) {
  const schema = schemaAt(kind.schema, kind.shape === "list" ? path.slice(1) : path);
  if (!schema) return undefined;
  const { schema: inner, shape } = unwrapSchema(schema);
  const isDate = shape.type === "day" || inner.meta()?.isDate === true;
  if (fault === missingFault) {
    const isTyped = ["text", "day", "number"].includes(shape.type) && !(inner instanceof z.ZodEnum);
    const advice = isDate
      ? "Write a date, for example 3 June 1985."
      : isTyped && references.get(inner) === undefined && inner.meta()?.isPdf !== true
        ? "Write something here."
        : "Choose or add something.";
    return `“${label}” is empty. ${advice}`;
  }
  const value = valueAt(yaml.data, path as Path);
  if (!isDate || typeof value !== "string" || schema.safeParse(value).success) return undefined;
  const { problem = `“${value}” is not a date that the editor can read.`, advice } = dateAdvice(
    value,
    acceptedDates(schema),
  );
  return `${problem} ${advice}`;
}

/**
 * Converts a problem of a file to a problem of its form.
 * @param files all content files, for the titles of the files that the problem names
 */
export function formMistake(
  content: ContentFile | undefined,
  problem: Problem,
  files: readonly ContentFile[] = [],
): FormMistake {
  if (!content) {
    const sentence =
      problem.inForm === undefined ? inWords(problem.message, files) : withTitles(problem.inForm, files);
    return { field: "", sentence, fault: sentence };
  }
  const { path, names } = placeInForm(content, problem, targetsOf({ files }).nameOf);
  const key = path.findLast((one) => typeof one === "string") ?? "";
  const field = (content.kind.shape === "list" ? [listField, ...path] : path).join(".");
  const snippet = field === "body" ? snippetAt(content, problem) : undefined;
  if (problem.inForm) {
    const sentence = withTitles(problem.inForm, files);
    return { field, sentence, fault: sentence, snippet };
  }
  const own = names.at(-1) ?? "";
  const above = names.slice(0, -1);
  const simple = problem.field && fieldFault(content, problem.field, own);
  if (simple !== undefined) {
    // A sentence that does not begin with a quotation mark begins with a capital letter, which cannot follow a comma.
    const separator = simple.startsWith("“") ? ", " : ": ";
    const sentence = above.length > 0 ? `${above.join(", ")}${separator}${simple}` : simple;
    return { field, sentence, fault: simple, snippet };
  }
  const written = problem.field ? `${own} ${problem.field.fault}` : problem.message;
  const { kind } = content;
  const inEntry = path.slice(kind.shape === "list" ? 1 : 0);
  // The names of the fields that a message may mention: the fields in the same group as the field with the problem, and the fields inside
  // it.
  const known = [kind.schema, schemaAt(kind.schema, inEntry.slice(0, -1)), schemaAt(kind.schema, inEntry)]
    .filter((schema) => schema !== undefined)
    .map(unwrapSchema)
    .flatMap(({ shape }) => (shape.type === "object" ? Object.keys(shape.fields) : []));
  const fault = inWords(written, files)
    .replaceAll(`"${key}"`, labelOf(key))
    .replace(/"(\w+)"/g, (quoted, name: string) => (known.includes(name) ? `“${labelOf(name)}”` : quoted))
    .replace(
      /\b([Ww])rite (\w+): true\b/g,
      (_written, first: string, name: string) => `${first === "W" ? "S" : "s"}witch on “${labelOf(name)}”`,
    )
    .replaceAll("delete this line", "empty this field");
  return {
    field,
    sentence: problem.field
      ? [...above, fault].join(", ")
      : [...(fault.startsWith(`${own} `) ? above : names), fault].join(": "),
    fault,
    snippet,
  };
}

/**
 * Returns a problem in which the index of the entry is the index in the form. The form may list the entries in another order than the file.
 */
export function asInForm(
  mistake: FormMistake,
  content: ContentFile | undefined,
  values: Values,
): FormMistake {
  const [top, index, ...rest] = mistake.field.split(".");
  const entries = values[listField];
  if (!content || top !== listField || index === undefined || !Array.isArray(entries)) return mistake;
  const { schema } = content.kind;
  const meant = withoutDefaults((content.yaml.data as unknown[])[Number(index)], schema);
  const at = entries.findIndex((entry) => isDeepStrictEqual(withoutDefaults(entry, schema), meant));
  return { ...mistake, field: [top, at === -1 ? index : at, ...rest].join(".") };
}
