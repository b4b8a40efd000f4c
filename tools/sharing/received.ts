/** Remembers the changes of other people that the last share brought to this computer. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "./repository";

const receivedFile = ({ storage }: Repository) => join(storage, "received");

/** Stores two trees: before and after the changes that the last share received. `versions` is empty if the share received nothing. */
export const rememberReceived = (repository: Repository, versions: readonly string[] = []) =>
  writeFile(receivedFile(repository), versions.join(" "));

/**
 * Returns the two versions that `rememberReceived` has stored. Returns undefined if the last share received nothing, or if one of the
 * versions no longer exists.
 */
export async function lastReceived(repository: Repository): Promise<[from: string, to: string] | undefined> {
  const text = await readFile(receivedFile(repository), "utf8").catch(() => "");
  const [from = "", to = ""] = text.split(" ");
  // A version may no longer exist. No branch contains the first version, so git deletes it after some weeks. A rewritten history may
  // contain neither version.
  const isHere = async (tree: string) =>
    tree !== "" &&
    (await repository.git.tryRun("rev-list", "--objects", "--quiet", `${tree}^{tree}`)) !== undefined;
  return (await isHere(from)) && (await isHere(to)) ? [from, to] : undefined;
}
