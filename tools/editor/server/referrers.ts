/**
 * Finds the references to a file that somebody wants to delete. Removes the entries of the menu, the search and the redirects that link to
 * this file.
 */
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
import type { ProblemPlace } from "../common/requestError";
import { titleOfFile } from "./titleOfFile";

/** Returns whether a problem is about a file as a whole, and not about a reference in the file. */
const isAtTop = ({ line, column }: Problem) => line === topOfFile.line && column === topOfFile.column;

/** Describes the place of a problem that a deletion causes, which is the place of the reference to the deleted file. */
function describe(content: Content, problem: Problem): ProblemPlace {
  const named = content.files.find(({ file }) => file === problem.file);
  if (!named || isAtTop(problem)) return { title: formMistake(named, problem).sentence, address: undefined };
  const { kind, file, entries, yaml } = named;
  const address = addressOf(file);
  const { field, snippet } = formMistake(named, problem);
  const fieldAddress = `${address}#${field}`;
  if (kind.type === "NavigationEntry") return { title: "the menu", address: fieldAddress };
  if (kind.type === "SearchEntry") return { title: "the search", address: fieldAddress };
  if (kind.shape === "markdown")
    return { title: `the ${kind.one} “${titleOfFile(named)}”`, address: fieldAddress, snippet };
  const entry = entries.findLast(({ path }) => yaml.placeOf(path).line <= problem.line);
  const name = kind.shape === "list" && entry?.value[namingField(Object.keys(kind.schema.shape))];
  if (typeof name !== "string") return { title: `“${kind.label}”`, address };
  return { title: `“${name}” in “${kind.label}”`, address: addressOf(file, entry && entryName(entry.value)) };
}

const key = ({ file, message }: Problem) => `${file} ${message}`;

/**
 * Returns the errors that some changes would cause. Leaves out errors that the content already has.
 * @param errors the errors that the content would have after the changes
 */
export async function causedBy(root: string, errors: readonly Problem[]): Promise<Problem[]> {
  if (errors.length === 0) return [];
  const known = new Set(errorsOnly(await checkContent(root)).map(key));
  // While the content has errors, the content check does not report all errors about whole files. After a change, such an error can
  // therefore appear although the change has not caused it, so it is left out.
  return errors.filter((problem) => !known.has(key(problem)) && (known.size === 0 || !isAtTop(problem)));
}

/**
 * Returns the places where `changes` would cause an error, because they refer to deleted content.
 * @param root the content folder
 */
export async function referrersOf(root: string, changes: FilesToWrite): Promise<ProblemPlace[]> {
  const caused = await causedBy(root, errorsOnly(await checkChanges(root, changes)));
  if (caused.length === 0) return [];
  const content = await readContent(root);
  const places = caused.map((problem) => describe(content, problem));
  return places.filter(({ title }, index) => places.findIndex((one) => one.title === title) === index);
}

/**
 * Returns a list without the entries that link to `target`. An entry of the menu that links to `target` stays in the list if its dropdown
 * still has other entries.
 * @param field the field of an entry that contains its target: "page" or "testimony"
 * @param target the name of the page's or testimony's file, without `.md`
 */
const without = (entries: readonly unknown[], field: string, target: string): unknown[] =>
  entries.flatMap((entry) => {
    if (!isObject(entry)) return [entry];
    const { items, ...rest } = entry;
    const left = Array.isArray(items) ? without(items, field, target) : [];
    if (left.length > 0) return [{ ...entry, items: left }];
    return entry[field] === target ? [] : [rest];
  });

/** The kinds whose entries only link to pages and testimonies: the menu, the search and the redirects. */
const linkListTypes = ["NavigationEntry", "SearchEntry", "Redirect"];

/**
 * Removes the entries that link to a page or testimony from the menu, the search and the redirects. Returns the new texts of the files,
 * without files that had no such entry.
 * @param path the file of the page or testimony
 */
export async function withoutLinks(root: string, path: string): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  const field = nameOf(path).startsWith("pages/") ? "page" : "testimony";
  for (const { file, kind, source, yaml } of (await readContent(root)).files) {
    if (!linkListTypes.includes(kind.type) || !Array.isArray(yaml.data)) continue;
    const text = updateYaml(source, without(yaml.data, field, posix.basename(path, ".md")));
    if (text !== source) changes.set(file, text);
  }
  return changes;
}
