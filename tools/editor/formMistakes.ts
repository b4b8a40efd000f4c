import { splitFrontMatter } from "../../src/content-model/frontMatter";
import type { Kind } from "../../src/content-model/kind";
import type { Problem } from "../../src/content-model/problem";
import { readYaml } from "../../src/content-model/readYaml";
import { labelOf, namingField } from "./editorFields";
import { listField } from "./listField";

/** A mistake as a form shows it. */
export interface FormMistake {
  /** The field, as Decap addresses it: `title`, or `entries.2.title`. */
  field: string;
  sentence: string;
}

type Path = readonly (string | number)[];

/** The path of the first value that is meant; values within one come before it. */
export function findPath(
  value: unknown,
  isMeant: (value: unknown, path: Path) => boolean,
  path: Path = [],
): Path | undefined {
  if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      const found = findPath(inner, isMeant, [...path, Array.isArray(value) ? Number(key) : key]);
      if (found) return found;
    }
  return isMeant(value, path) ? path : undefined;
}

/** A problem in the form's own terms, which has fields and entries in place of lines and YAML. */
export function formMistake({ shape, schema }: Kind, text: string, problem: Problem): FormMistake {
  const { head = "", yaml: written = text } = (shape === "markdown" && splitFrontMatter(text)) || {};
  const yaml = readYaml(written, head === "" ? 1 : 2);
  const isInBody = head !== "" && problem.line >= head.split("\n").length;
  const isAtProblem = (_value: unknown, to: Path) => {
    const { line, column } = yaml.placeOf(to);
    return line === problem.line && column === problem.column;
  };
  const path = problem.field?.path ?? (isInBody ? ["body"] : (findPath(yaml.data, isAtProblem) ?? []));
  const entries = shape === "list" ? (yaml.data as Record<string, unknown>[]) : [];
  const names = path.map((key, index) => {
    if (typeof key !== "number") return key === "body" ? "Text" : labelOf(String(key));
    const name = index === 0 && entries[key]?.[namingField(Object.keys(schema.shape))];
    return typeof name === "string" ? `“${name}”` : `Entry ${key + 1}`;
  });
  const key = path.findLast((one) => typeof one === "string") ?? "";
  return {
    field: (shape === "list" ? [listField, ...path] : path).join("."),
    sentence: problem.field
      ? `${names.join(", ")} ${problem.field.fault}`
      : [...names, problem.message.replaceAll(`"${key}"`, labelOf(key))].join(": "),
  };
}
