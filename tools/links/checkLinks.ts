import type { Definition, Link } from "mdast";
import { visit } from "unist-util-visit";
import type { ContentFile } from "../../src/content-model/contentFile";
import { formatProblem, placeOfNode, type FilePosition, type Problem } from "../../src/content-model/problem";
import { readContent } from "../../src/content-model/readContent";
import { readLink } from "../../src/content-model/readLink";
import { textsIn } from "../../src/content-model/textsIn";

/** A place in content that links to another site. */
interface Mention extends FilePosition {
  url: string;
  file: string;
  /** The advice for a dead link. */
  advice: string;
}

/**
 * The fields that contain the site's own addresses. Links in them are not visited, because they do not answer before the site is online.
 */
const own = ["siteUrl", "securityContact"];

function adviceOn(url: string, source?: Record<string, unknown>): string {
  const search = `Look for a copy at https://web.archive.org/web/*/${url}`;
  if (!source) return `Correct the address, or delete the link. ${search}.`;
  return typeof source.archivedUrl === "string"
    ? `Its archived copy is ${source.archivedUrl}. Write that address after "url:".`
    : `The source has no archived copy. ${search}. Write the address of the copy after "archivedUrl:".`;
}

function mentionsIn(content: ContentFile): Mention[] {
  const { file, kind, yaml, entries, relativePath, tree } = content;
  const found: Mention[] = [];
  for (const { value, path } of entries)
    for (const { text: url, path: at } of textsIn(value, path)) {
      const field = String(at.at(-1));
      if (!url.startsWith("https://") || own.includes(field)) continue;
      const advice = adviceOn(url, kind.type === "Source" && field === "url" ? value : undefined);
      found.push({ url, file, ...yaml.placeOf(at), advice });
    }
  visit(tree, ["link", "definition"], (node) => {
    const target = readLink((node as Link | Definition).url, relativePath);
    if (target.kind === "outside")
      found.push({ url: target.url, file, ...placeOfNode(node, content), advice: adviceOn(target.url) });
  });
  return found;
}

/** The answer of an address: its status, or 0 if it has not answered in time, and the target of a redirect. */
interface Visit {
  status: number;
  movedTo?: string;
}

/** The maximum time for an answer, in milliseconds. */
const timeout = 30_000;

async function visitOnce(url: string): Promise<Visit> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    await answer.body?.cancel();
    return { status: answer.status, ...(answer.redirected && { movedTo: answer.url }) };
  } catch {
    return { status: 0 };
  }
}

/** The HTTP statuses that some hosts send to programs, although people can open the page. */
const refusals = [401, 403, 405, 406, 429, 451, 999];

const isDead = ({ status }: Visit) => (status < 200 || status > 299) && !refusals.includes(status);

/** Returns the problems of one link. */
function problemsOf({ advice, url, ...place }: Mention, answer: Visit): Problem[] {
  const { status, movedTo = url } = answer;
  if (isDead(answer)) {
    const why = status === 0 ? "no answer in time" : `status ${status}`;
    return [{ ...place, severity: "error", message: `${url} is dead (${why}). ${advice}` }];
  }
  const refused = `${url} refuses visits by programs (status ${status}). Open the address in a browser to see whether it still works.`;
  if (refusals.includes(status)) return [{ ...place, severity: "warning", message: refused }];
  const moved = `${url} sends visitors on to ${movedTo}. If that is the new address of the same page, write the new address here.`;
  return movedTo === url ? [] : [{ ...place, severity: "warning", message: moved }];
}

/**
 * Visits every external link of the content, ten at a time. A link that does not answer is visited twice.
 * @param root the content folder
 * @returns `lines`: a line for each place that somebody must look at, and a summary. `hasDead`: whether a link is dead
 */
export async function checkLinks(root: string): Promise<{ lines: string[]; hasDead: boolean }> {
  const mentions = (await readContent(root)).files.flatMap(mentionsIn);
  const visits = new Map<string, Visit>();
  const rest = new Set(mentions.map(({ url }) => url)).values();
  const visitor = async () => {
    for (const url of rest) {
      const first = await visitOnce(url);
      visits.set(url, first.status > 0 ? first : await visitOnce(url));
    }
  };
  await Promise.all(Array.from({ length: 10 }, visitor));
  const count = visits.size;
  const answers = [...visits.values()];
  if (count > 0 && answers.every(({ status }) => status === 0))
    return {
      lines: [
        "No address answers, so this computer is probably offline. Connect it to the internet, then check the links again.",
      ],
      hasDead: true,
    };
  const problems = mentions.flatMap((mention) =>
    problemsOf(mention, visits.get(mention.url) ?? { status: 0 }),
  );
  const dead = answers.filter(isDead).length;
  const sum = `${count} external ${count === 1 ? "link" : "links"}: ${count - dead} answered, ${dead} dead.`;
  return { lines: [...problems.map(formatProblem), sum], hasDead: dead > 0 };
}
