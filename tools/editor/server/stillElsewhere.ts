/** Finds numbers, addresses, names and documents that were changed in one file, but whose old version other places still contain. */
import { dirname } from "node:path";
import { readWhen } from "../../../src/content-model/dates";
import { kindOfFile } from "../../../src/content-model/kinds";
import { pdfName } from "../../../src/content-model/document";
import { readContent } from "../../../src/content-model/readContent";
import { detailsIn } from "../../publishing/personalData";
import { committedFile } from "../../sharing/latestCommit";
import { changedFiles } from "../../sharing/describeChanges";
import { unshared } from "../../sharing/pending";
import { openRepository } from "../../sharing/repository";
import { nameOf } from "../common/addresses";
import { textOrGuess, shownValues, type Store } from "./entries";
import { leavesOf, placesOf, placesOfFile } from "./find";
import type { ProblemPlace } from "../common/requestError";

/** A detail that was changed, and the places that still have the old text. */
export interface Still {
  old: string;
  places: ProblemPlace[];
}

/** Matches details that people write in several places: telephone numbers, e-mail addresses, and web addresses with https. */
const contacts = /\+?\d[\d ()/-]{5,}\d|[^\s@<>()"']+@[^\s@<>()"']+\.[a-z]{2,}|https:\/\/[^\s<>()"']+/giu;

/** The fields whose whole value is a number, an address or a name. */
const named = new Set(["value", "name", "title", "label", "email", "url"]);
/** The minimum and the maximum length, in characters, of a value of these fields. */
const lengths = { min: 6, max: 80 };

/**
 * Counts the details in a form's values: numbers, addresses, private details, names and documents. Returns the number of occurrences of
 * each.
 */
function namesIn(values: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, path } of leavesOf(values)) {
    const key = path.findLast((part) => typeof part === "string");
    const isName =
      named.has(String(key)) &&
      text.length >= lengths.min &&
      text.length <= lengths.max &&
      !text.includes("\n");
    const found = [...text.matchAll(contacts)].map(([name]) => name);
    const details = detailsIn(text).map(({ written }) => written);
    const names = new Set([
      ...(isName ? [text.trim()] : []),
      // The name of a PDF counts as a detail, too. A document that somebody takes down is still published as long as a text links to its
      // file.
      ...(pdfName.test(text) ? [text] : []),
      // Dates are left out. They look like telephone numbers, but the dates of two entries may be the same by chance.
      ...found.filter((name) => !readWhen(name)),
      // A detail that is already in `found`, such as a telephone number, is not counted twice.
      ...details.filter((detail) => !found.some((name) => detail.includes(name) || name.includes(detail))),
    ]);
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the details that a save has changed, with the places that still contain the old version of each.
 * @param before the values before the save
 * @param after the values after the save
 */
export async function stillElsewhere(root: string, before: unknown, after: unknown): Promise<Still[]> {
  const [former, now] = [namesIn(before), namesIn(after)];
  const added = [...now.keys()].filter((name) => !former.has(name));
  const gone = [...former].filter(([name, count]) => count > (now.get(name) ?? 0)).map(([name]) => name);
  if (gone.length === 0) return [];
  const content = await readContent(root);
  return gone
    .map((old) => ({
      old,
      places: pdfName.test(old)
        ? placesOfFile(content, `documents/${old}`)
        : placesOf(
            content,
            old,
            added.filter((name) => name.includes(old)),
          ),
    }))
    .filter(({ places }) => places.length > 0);
}

/** Returns the result of `stillElsewhere` for all files with changes that were saved on this computer and not shared. */
export async function stillUnshared({ folder }: Store): Promise<Still[]> {
  const project = dirname(folder.root);
  const repository = await openRepository(project);
  const { base, tree } = await unshared(repository);
  const { paths } = await changedFiles(repository.git, base, tree);
  const found: Still[] = [];
  for (const file of paths.filter((path) => kindOfFile(nameOf(path)))) {
    const [shared, bytes] = [await committedFile(project, base, file), await folder.read(file)];
    if (!shared || !bytes) continue;
    const [before, after] = [shared, bytes].map((one) => shownValues(file, Buffer.from(textOrGuess(one))));
    for (const still of await stillElsewhere(folder.root, before, after))
      if (!found.some(({ old }) => old === still.old)) found.push(still);
  }
  return found;
}
