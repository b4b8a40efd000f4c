/** Finds the references to a file that is to be deleted, and takes a page out of the menu and the search. */
import { posix } from "node:path";
import { isObject } from "../../../src/lib/isObject";
import { checkContent } from "../../../src/content-model/checkContent";
import { errorsOnly, topOfFile, type Problem } from "../../../src/content-model/problem";
import type { Content } from "../../../src/content-model/contentFile";
import { readContent } from "../../../src/content-model/readContent";
import { updateYaml } from "../../merge/updateYaml";
import type { FilesToWrite } from "./contentFolder";
import { namingField } from "../../merge/naming";
import { addressOf, entryName, nameOf } from "../common/addresses";
import { checkChanges } from "./checkChanges";
import { formMistake } from "./mistakes";
import type { ProblemPlace } from "./problemsInWords";
import { titleOfFile } from "./titleOfFile";

/** Returns whether a problem is about a file as a whole, and not about a reference in the file. */
const isAtTop = ({ line, column }: Problem) => line === topOfFile.line && column === topOfFile.column;

/** Returns the place of a problem that a deletion causes: the reference to the deleted file. */
function describe(content: Content, problem: Problem): ProblemPlace {
  const named = content.files.find(({ file }) => file === problem.file);
  if (!named || isAtTop(problem)) return { title: formMistake(named, problem).sentence, address: undefined };
  const { kind, file, entries, yaml } = named;
  const address = addressOf(file);
  if (kind.type === "NavigationEntry") return { title: "the menu", address };
  if (kind.type === "SearchEntry") return { title: "the search", address };
  if (kind.shape === "markdown") {
    const { field, snippet } = formMistake(named, problem);
    return { title: `the ${kind.one} “${titleOfFile(named)}”`, address: `${address}#${field}`, snippet };
  }
  const entry = entries.findLast(({ path }) => yaml.placeOf(path).line <= problem.line);
  const name = kind.shape === "list" && entry?.value[namingField(Object.keys(kind.schema.shape))];
  if (typeof name !== "string") return { title: `“${kind.label}”`, address };
  return { title: `“${name}” in “${kind.label}”`, address: addressOf(file, entry && entryName(entry.value)) };
}

const key = ({ file, message }: Problem) => `${file} ${message}`;

/**
 * Returns the errors that changes would cause, without the errors that the content has already.
 * @param errors the errors after the changes
 */
export async function causedBy(root: string, errors: readonly Problem[]): Promise<Problem[]> {
  if (errors.length === 0) return [];
  const known = new Set(errorsOnly(await checkContent(root)).map(key));
  // Errors that the content has already may hide an error about a whole file. After the changes, such an error may appear although they did
  // not cause it.
  return errors.filter((problem) => !known.has(key(problem)) && (known.size === 0 || !isAtTop(problem)));
}

/**
 * Returns the places that would have an error after `changes`, and have none now: the references to deleted content.
 * @param root the content folder
 */
export async function referrersOf(root: string, changes: FilesToWrite): Promise<ProblemPlace[]> {
  const caused = await causedBy(root, errorsOnly(await checkChanges(root, changes)));
  if (caused.length === 0) return [];
  const content = await readContent(root);
  const places = caused.map((problem) => describe(content, problem));
  return places.filter(({ title }, index) => places.findIndex((one) => one.title === title) === index);
}

/** Returns a list without the entries for a page. A dropdown stays as long as it has other entries. */
const without = (entries: readonly unknown[], page: string): unknown[] =>
  entries.flatMap((entry) => {
    if (!isObject(entry)) return [entry];
    const { items, ...rest } = entry;
    const left = Array.isArray(items) ? without(items, page) : [];
    if (left.length > 0) return [{ ...entry, items: left }];
    return entry.page === page ? [] : [rest];
  });

/** Returns the menu and the search without a page, as files to write. */
export async function withoutPage(root: string, path: string): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  if (!nameOf(path).startsWith("pages/")) return changes;
  for (const { file, kind, source, yaml } of (await readContent(root)).files) {
    if (!["NavigationEntry", "SearchEntry"].includes(kind.type) || !Array.isArray(yaml.data)) continue;
    const text = updateYaml(source, without(yaml.data, posix.basename(path, ".md")));
    if (text !== source) changes.set(file, text);
  }
  return changes;
}
