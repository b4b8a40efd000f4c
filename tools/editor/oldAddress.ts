import { dirname, posix } from "node:path";
import { filesOf, type Content } from "../../src/content-model/contentFile";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import { kinds } from "../../src/content-model/kinds";
import { readContent } from "../../src/content-model/readContent";
import { readYaml } from "../../src/content-model/readYaml";
import { redirectKind } from "../../src/content-model/redirect";
import { committedText } from "../sharing/latestCommit";
import { updateYaml } from "../merge/updateYaml";
import type { ContentFolder } from "./contentFolder";
import { kindAt } from "./editorPaths";
import { textOf } from "./entries";

/** The address that a file has in the latest commit and the one that it gets, and its entry among the old addresses. */
interface Move {
  from: string;
  to: string;
  target: Record<string, string>;
}

function fieldOf(text: string | undefined, field: string): string | undefined {
  const { yaml = "" } = splitFrontMatter(text ?? "") ?? {};
  const value = (readYaml(yaml).data as Record<string, unknown> | null)?.[field];
  return typeof value === "string" ? value : undefined;
}

const below = (address: string, last: string) => `${address.replace(/\/$/, "")}/${last}`;

/** What moves with a file that is to be saved: a page that lists testimonies takes each of them along. */
async function movesOf(content: Content, path: string, text: string): Promise<Move[]> {
  const { address, one, source } = kindAt(path);
  if (!address) return [];
  const committed = (file: string, field: string) =>
    committedText(dirname(content.root), file).then((earlier) => fieldOf(earlier, field));
  const [earlier, now] = [await committed(path, address.field), fieldOf(text, address.field)];
  if (earlier === undefined || now === undefined) return [];
  const target = { [one]: posix.basename(path, ".md") };
  if (address.below !== undefined) {
    const list = content.files.find(({ entries }) => entries[0]?.value.template === address.below);
    const above = list?.address ?? `/${source}`;
    return [{ from: below(above, earlier), to: below(above, now), target }];
  }
  const moves: Move[] = [{ from: earlier, to: now, target }];
  for (const kind of kinds.filter((each) => each.address?.below === fieldOf(text, "template")))
    for (const { file, entries } of filesOf(content, kind.type)) {
      const field = kind.address?.field ?? "";
      const last = String(entries[0]?.value[field]);
      const lastShared = earlier === now ? last : await committed(file, field);
      if (lastShared === undefined) continue;
      const named = { [kind.one]: posix.basename(file, ".md") };
      moves.push({ from: below(earlier, lastShared), to: below(now, last), target: named });
    }
  return moves;
}

/**
 * The change of the old addresses that belongs to a page or testimony which is to be saved: the address that it has in the latest commit
 * leads to its new one; one that it has again is taken out.
 * @returns the changed file, if it changes, and the address that was added
 */
export async function oldAddresses(
  folder: ContentFolder,
  path: string,
  text: string,
): Promise<{ changes: Map<string, string>; movedFrom: string | undefined }> {
  const moves = await movesOf(await readContent(folder.root), path, text);
  const list = `content/${redirectKind.source}`;
  const bytes = await folder.read(list);
  const written = bytes ? textOf(bytes) : "";
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
