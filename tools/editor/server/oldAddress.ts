import { dirname, posix } from "node:path";
import type { Content, ContentFile } from "../../../src/content-model/contentFile";
import { readContent, withAddresses } from "../../../src/content-model/readContent";
import { readYaml } from "../../../src/content-model/readYaml";
import { redirectKind } from "../../../src/content-model/redirect";
import { committedText } from "../../sharing/latestCommit";
import { updateYaml } from "../../merge/updateYaml";
import type { ContentFolder } from "./contentFolder";
import { readAs, textOrGuess } from "./entries";

/**
 * A change of a file's address: the address in the latest commit (`from`), and the new address (`to`). `target` is the field with which a
 * redirect refers to the file.
 */
interface Move {
  from: string;
  to: string;
  target: Record<string, string>;
}

/** Reads a file as it is in the latest commit. */
async function committed(root: string, path: string): Promise<ContentFile | undefined> {
  const text = await committedText(dirname(root), path);
  return text === undefined ? undefined : readAs(path, text);
}

/**
 * Returns the addresses that change when a file is saved. If the address of the page that lists testimonies changes, the addresses of all
 * testimonies change too.
 */
async function movesOf({ root, files }: Content, path: string, text: string): Promise<Move[]> {
  const saved = readAs(path, text);
  if (!saved) return [];
  const { template } = saved.entries[0]?.value ?? {};
  const isMoving = ({ file, kind }: ContentFile) =>
    file === path || (template !== undefined && kind.address?.below === template);
  const now = withAddresses([saved, ...files.filter(({ file }) => file !== path)]);
  const earlier = await Promise.all(
    now.map(async (one) => (isMoving(one) ? committed(root, one.file) : one)),
  );
  const addresses = new Map(
    withAddresses(earlier.filter((one) => one !== undefined)).map(({ file, address }) => [file, address]),
  );
  return now.filter(isMoving).flatMap(({ file, kind, address: to }) => {
    const from = addresses.get(file);
    // The schema does not accept a redirect from the address of the home page, because the home page itself always has this address.
    return from && to && redirectKind.schema.shape.from.safeParse(from).success
      ? [{ from, to, target: { [kind.one]: posix.basename(file, ".md") } }]
      : [];
  });
}

/**
 * Finds out how the list of redirects must change when a page or testimony is saved. If the address of the file has changed since the
 * latest commit, a redirect from the old address is added. If the file gets an earlier address again, the redirect from that address is
 * removed.
 * @returns the new list of redirects as a file to write, if the list changes, and the first address that now redirects
 */
export async function oldAddresses(
  folder: ContentFolder,
  path: string,
  text: string,
): Promise<{ changes: Map<string, string>; movedFrom: string | undefined }> {
  const moves = await movesOf(await readContent(folder.root), path, text);
  const list = `content/${redirectKind.source}`;
  const bytes = await folder.read(list);
  const written = bytes ? textOrGuess(bytes) : "";
  const { data, errors } = readYaml(written);
  const old = (Array.isArray(data) ? data : []) as Record<string, unknown>[];
  const isAgain = (entry: Record<string, unknown>) =>
    moves.some(({ to, target }) =>
      Object.entries({ from: to, ...target }).every(([name, value]) => entry[name] === value),
    );
  const kept = old.filter((entry) => !isAgain(entry));
  const added = moves
    .filter(({ from, to }) => from !== to && !kept.some((entry) => entry.from === from))
    .map(({ from, target }) => ({ from, ...target }));
  const isSame = errors.length > 0 || (added.length === 0 && kept.length === old.length);
  return {
    changes: new Map(isSame ? [] : [[list, updateYaml(written, [...kept, ...added])]]),
    movedFrom: isSame ? undefined : added[0]?.from,
  };
}
