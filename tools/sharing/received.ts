/** The changes that the last share received. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "./repository";

const receivedFile = ({ storage }: Repository) => join(storage, "received");

/**
 * Remembers the commits or trees before and after the changes that the last share received. If one of the two is missing, the last share
 * has received nothing.
 */
export const rememberReceived = (repository: Repository, from?: string, to?: string) =>
  writeFile(receivedFile(repository), from && to ? `${from} ${to}` : "");

/**
 * Returns the two versions that `rememberReceived` has stored. Returns undefined if the last share received nothing, or if one of the
 * versions no longer exists.
 */
export async function lastReceived(repository: Repository): Promise<[from: string, to: string] | undefined> {
  const text = await readFile(receivedFile(repository), "utf8").catch(() => "");
  const [from = "", to = ""] = text.split(" ");
  // If somebody has rewritten the history since then, a version may no longer exist.
  const isHere = async (commit: string) =>
    commit !== "" && (await repository.git.hashOf(`${commit}^{tree}`)) !== undefined;
  return (await isHere(from)) && (await isHere(to)) ? [from, to] : undefined;
}
