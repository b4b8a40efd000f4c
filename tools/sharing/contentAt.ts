import type { ContentFile } from "../../src/content-model/contentFile";
import { kindOfFile } from "../../src/content-model/kinds";
import { readContentFile, withAddresses } from "../../src/content-model/readContent";
import { sha256 } from "../../src/content-model/sha256";
import { approvals, type Approval } from "../publishing/approvals";
import type { Git } from "./git";
import { contentFolder } from "./mergeCommits";
import { filesOf } from "./tree";

/** A version of the content, and what needs approval in it. */
export interface ContentVersion {
  files: readonly ContentFile[];
  approvals: readonly Approval[];
}

/** Caches by git's hash, since the content of a hash never changes: the parsed file, and its digest. */
const parsed = new Map<string, ContentFile | undefined>();
const digests = new Map<string, string>();

/** Returns the content of a commit or tree. */
export async function contentAt(git: Git, commit: string): Promise<ContentVersion> {
  const listed = [...(await filesOf(git, commit))].flatMap(([path, { blob }]) =>
    path.startsWith(contentFolder) ? [{ path, name: path.slice(contentFolder.length), blob }] : [],
  );
  // The same bytes under another name are another file.
  const isKnown = ({ path, name, blob }: (typeof listed)[number]) =>
    digests.has(blob) && (!kindOfFile(name) || parsed.has(path + blob));
  const blobs = await git.blobs(listed.flatMap((one) => (isKnown(one) ? [] : one.blob)));
  for (const { path, name, blob } of listed) {
    const [bytes, kind] = [blobs.get(blob), kindOfFile(name)];
    if (bytes) digests.set(blob, sha256(bytes));
    if (bytes && kind) parsed.set(path + blob, readContentFile(kind, name, bytes).content);
  }
  const files = withAddresses(listed.flatMap(({ path, blob }) => parsed.get(path + blob) ?? []));
  const names = new Map(listed.map(({ name, blob }) => [name, digests.get(blob)]));
  const digestOf = (name: string) => names.get(name);
  return { files, approvals: approvals({ digestOf, files, unfinished: new Set() }) };
}
