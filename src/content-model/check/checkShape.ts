import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import type { ContentFile, Entry } from "../contentFile";
import type { ContentOf, Kind } from "../kind";
import { schemaAt, unwrapSchema } from "../walkSchema";
import type { FilePosition, Problem } from "../problem";

type Issue = z.core.$ZodIssue;

/** Returns the name of a value's type for use in a message, for example "a list". */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value === null) return "nothing";
  const words: Record<string, string> = {
    object: "a group of fields",
    string: "a text",
    number: "a number",
    boolean: "true or false",
  };
  return words[typeof value] ?? typeof value;
}

const expectedInWords: Record<string, string> = {
  string: "a text. Put it in quotes if it consists of digits, begins with a bracket or contains a colon",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list: each entry on a line of its own that begins with a hyphen and a space",
  object: "a group of fields, indented below it",
};

/**
 * Returns a space and the sentence "Did you mean …?" with the most similar word in `choices`. Returns "" if no word is similar enough. A
 * word is similar if at most a third of its characters differ, or two characters of a short word. For a path, the limit is a third of its
 * last part.
 */
export function didYouMean(word: string, choices: readonly string[]): string {
  const best = closest(word, [...choices]);
  return choices.length > 0 &&
    distance(word, best) <= Math.max(2, word.slice(word.lastIndexOf("/") + 1).length / 3)
    ? ` Did you mean ${best}?`
    : "";
}

/**
 * Returns the name of the type that a value must have, for use in a message. For an object, the function also lists the required fields.
 */
function expectedAt(expected: string, schema: z.ZodType | undefined): string {
  const words = expectedInWords[expected] ?? expected;
  if (expected !== "object" || !schema) return words;
  const { shape } = unwrapSchema(schema);
  const fields = shape.type === "object" ? Object.entries(shape.fields) : [];
  const required = fields
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([name]) => `"${name}"`);
  return required.length > 0 ? `${words}, with ${required.join(" and ")}` : words;
}

/** The message about a missing field, without its beginning, which is the field's name. */
export const missingFault = "is missing.";

const isMissing = ({ input, code }: Issue) =>
  input === undefined && ["invalid_type", "invalid_value", "invalid_union"].includes(code);

/** Returns the message about a problem that zod has found, without its beginning, which is the field's name. */
function faultOf(issue: Issue, schema: z.ZodType): string {
  if (isMissing(issue)) return missingFault;
  if (issue.code === "invalid_value") {
    const choices = issue.values.map(String);
    const meant = didYouMean(String(issue.input), choices);
    return `is ${JSON.stringify(issue.input)}, but must be one of: ${choices.join(", ")}.${meant}`;
  }
  if (issue.code === "invalid_type" && issue.input === null)
    return `is empty. ${schemaAt(schema, issue.path)?.safeParse(undefined).success ? "Fill it in, or delete the line" : "Fill it in"}.`;
  if (issue.code === "invalid_type")
    return `is ${inWords(issue.input)}, but must be ${expectedAt(issue.expected, schemaAt(schema, issue.path))}.`;
  return issue.message.replace(/([^.?])$/, "$1.");
}

function sentence(issue: Issue, schema: z.ZodType): string {
  const { path, code } = issue;
  const name = path.findLast((key) => typeof key === "string");
  const isOfEntry = code !== "invalid_type" && typeof path.at(-1) === "number";
  const field = isMissing(issue) ? `The field "${name ?? ""}"` : `"${name ?? ""}"`;
  const subject = name === undefined || isOfEntry ? "This entry" : field;
  const help = schemaAt(schema, path)?.description;
  const choices =
    isMissing(issue) && code === "invalid_value" ? ` It must be one of: ${issue.values.join(", ")}.` : "";
  const mayBeEmpty = isMissing(issue) && schemaAt(schema, path)?.safeParse([]).success;
  const empty = mayBeEmpty ? ` If the list is empty, write ${name ?? ""}: [].` : "";
  return `${subject} ${faultOf(issue, schema)}${empty}${help ? ` ${name ?? ""}: ${help}` : ""}${choices}`;
}

/** Validates an entry with the schema of its kind. Returns the content of the entry in the form that the site uses, and the problems. */
export function checkShape<Of extends Kind>(
  { file, kind, yaml }: Pick<ContentFile, "file" | "yaml"> & { kind: Of },
  { value, path }: Pick<Entry, "value" | "path">,
): { content: ContentOf<Of> | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (place: FilePosition, message: string, field?: Problem["field"]) =>
    problems.push({ file, ...place, message, severity: "error", ...(field && { field }) });
  const schema: Of["schema"] = kind.schema;
  const result = schema.safeParse(value, { reportInput: true });
  for (const issue of result.error?.issues ?? []) {
    const where = [...path, ...issue.path];
    if (issue.code !== "unrecognized_keys") {
      const field = { path: where, fault: faultOf(issue, schema) };
      report(yaml.placeOf(where), sentence(issue, schema), field);
      continue;
    }
    const { shape } = unwrapSchema(schemaAt(schema, issue.path) ?? schema);
    const known = shape.type === "object" ? Object.keys(shape.fields) : [];
    for (const key of issue.keys) {
      const instead = didYouMean(key, known) || ` Use one of these fields: ${known.join(", ")}.`;
      report(yaml.placeOfKey(where, key), `There is no field "${key}" here.${instead}`);
    }
  }
  return { content: result.data, problems };
}
