/** Problems of the content as volunteers read them: grouped by cause, each with its places. */
import { posix } from "node:path";
import type { Content, ContentFile } from "../../../src/content-model/contentFile";
import type { Problem } from "../../../src/content-model/problem";
import { namingField } from "../../merge/naming";
import { addressOf } from "../common/addresses";
import { formMistake, placeInForm } from "./mistakes";

/** The place of a problem in words, and the address of its field. */
export interface ProblemPlace {
  title: string;
  /** Undefined where no form shows it. */
  address: string | undefined;
  /** In a text: the line up to the problem. */
  snippet?: string | undefined;
}

export interface ShownProblem {
  /** The problem, and what to do about it. */
  sentence: string;
  places: ProblemPlace[];
}

/** Returns the title of a file: of a page or a testimony its own, of a list the label of its kind. */
export function titleOfFile({ kind, file, entries }: ContentFile): string {
  if (kind.shape !== "markdown") return kind.label;
  const value = entries[0]?.value ?? {};
  const title = value[kind.form?.namedBy ?? namingField(Object.keys(kind.schema.shape))];
  return typeof title === "string" && title !== "" ? title : posix.basename(file);
}

/** Returns the place of a problem in words: `The Alibi, Text`. */
function placeOf(content: Content, problem: Problem): ProblemPlace {
  const file = content.files.find((one) => one.file === problem.file);
  if (!file) return { title: posix.basename(problem.file), address: undefined };
  // A form cannot show a file that cannot be read; it shows its text.
  if (file.yaml.errors.length > 0) return { title: titleOfFile(file), address: addressOf(file.file) };
  const { field, snippet } = formMistake(file, problem);
  const { names } = placeInForm(file, problem);
  return {
    // “Sources” says enough without the number of the source in it.
    title: [
      titleOfFile(file),
      ...names.filter((name, index) => index === 0 || !/^Entry \d+$/.test(name)),
    ].join(", "),
    address: `${addressOf(file.file)}${field === "" ? "" : `#${field}`}`,
    snippet,
  };
}

/**
 * Groups problems by their cause.
 * @param content the content in which the problems were found, for the titles of pages
 */
export function problemsInWords(content: Content, problems: readonly Problem[]): ShownProblem[] {
  const shown = new Map<string, ShownProblem>();
  for (const problem of problems) {
    const file = content.files.find((one) => one.file === problem.file);
    const { fault } = formMistake(file, problem);
    const group = shown.get(fault) ?? { sentence: fault, places: [] };
    const place = placeOf(content, problem);
    if (!group.places.some(({ title, snippet }) => title === place.title && snippet === place.snippet))
      group.places.push(place);
    shown.set(fault, group);
  }
  return [...shown.values()];
}
