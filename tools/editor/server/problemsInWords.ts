/**
 * Prepares the problems of the content for the lists that volunteers read: grouped by message, each with the places that have the problem.
 */
import { posix } from "node:path";
import type { Content } from "../../../src/content-model/contentFile";
import type { Problem } from "../../../src/content-model/problem";
import { addressOf } from "../common/addresses";
import type { ProblemPlace, ShownProblem } from "../common/requestError";
import { placesOfFile } from "./find";
import { formMistake, placeInForm } from "./mistakes";
import { targetsOf, titleOfFile } from "./titleOfFile";

/** Returns the places of a problem in the file of a picture or document: the fields and texts that use this file. */
function placesOfOtherFile(content: Content, file: string): ProblemPlace[] {
  const name = posix.basename(file);
  const uses = placesOfFile(content, file.replace(/^content\//, ""));
  if (uses.length === 0) return [{ title: name, address: undefined }];
  return uses.map((use) => ({ ...use, title: `${name}: ${use.title}` }));
}

/** Returns the places of a problem, each with a name that volunteers understand, such as `The Alibi, Text`. */
function placesOf(content: Content, problem: Problem): ProblemPlace[] {
  const file = content.files.find((one) => one.file === problem.file);
  if (!file) return placesOfOtherFile(content, problem.file);
  // If the YAML cannot be read, the editor shows the file's text, which has no fields.
  if (file.yaml.errors.length > 0) return [{ title: titleOfFile(file), address: addressOf(file.file) }];
  const { field, snippet } = formMistake(file, problem);
  const { names } = placeInForm(file, problem, targetsOf(content).nameOf);
  const place = {
    // The number of a nested entry is left out, because the label of its list, for example “Sources”, is precise enough.
    title: [
      titleOfFile(file),
      ...names.filter((name, index) => index === 0 || !/^Entry \d+$/.test(name)),
    ].join(", "),
    address: `${addressOf(file.file)}${field === "" ? "" : `#${field}`}`,
    snippet,
  };
  return [place];
}

/**
 * Groups problems that have the same message in forms.
 * @param content the content in which the problems were found, from which the titles of pages are taken
 */
export function problemsInWords(content: Content, problems: readonly Problem[]): ShownProblem[] {
  const shown = new Map<string, ShownProblem>();
  for (const problem of problems) {
    const file = content.files.find((one) => one.file === problem.file);
    const { fault } = formMistake(file, problem, content.files);
    const group = shown.get(fault) ?? { sentence: fault, places: [] };
    for (const place of placesOf(content, problem))
      if (!group.places.some(({ title, snippet }) => title === place.title && snippet === place.snippet))
        group.places.push(place);
    shown.set(fault, group);
  }
  return [...shown.values()];
}
