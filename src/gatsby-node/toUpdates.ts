/** What the changes in content become: the updates of each page, and those of the whole site. Pure: content in, updates out. */
import { posix } from "node:path";
import { anchorsOf } from "../content-model/anchors";
import type { Change } from "../content-model/changes";
import { isShownBy, type Contention } from "../content-model/contention";
import type { ContentFile, Entry } from "../content-model/readContent";
import { inWords } from "../content-model/dates";
import { contentionId } from "../lib/citationIds";

/** A change as pages and the feed show it. */
export interface Update {
  /** YYYY-MM-DD. */
  on: string;
  /** The same in words. */
  day: string;
  text: string;
  isCorrection: boolean;
  /** The heading of the entry that was changed; null for the page itself. */
  entry: string | null;
  /** The address of what was changed, from the slash on. */
  path: string;
  /** The title of its page. */
  page: string;
}

interface Updates {
  /** The updates of each page, by its file relative to content/; the newest first. */
  byFile: ReadonlyMap<string, Update[]>;
  /** All of them, each once, although several pages may show the same entry. */
  all: Update[];
}

/** What a page shows that may have changed: itself, and entries of lists with their ids on the page. */
interface Shown {
  content: Entry["content"];
  anchor?: string;
}

const byDay = (a: Update, b: Update) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0);

function shownBy(file: ContentFile, files: readonly ContentFile[]): Shown[] {
  const own = file.entries[0]?.content;
  const cards = files
    .filter(({ kind }) => kind.shownOn !== undefined && kind.shownOn.template === own?.template)
    .flatMap((list) => {
      const anchors = anchorsOf(list);
      return list.entries.map(({ content }, index) => ({ content, anchor: anchors[index] ?? "" }));
    });
  const page = { fileName: posix.basename(file.relativePath, ".md"), allContentions: own?.allContentions };
  const contentions = files
    .filter(({ kind }) => kind.type === "Contention" && file.kind.type === "Page")
    .flatMap(({ entries }) => entries.map(({ content }) => content as Contention))
    .filter((contention) => isShownBy(contention, page))
    .map((content) => ({ content, anchor: contentionId(content.anchor) }));
  return [{ content: own }, ...cards, ...contentions];
}

/**
 * The updates of a site.
 * @param files its content without mistakes; of several pages that show one entry, the first represents it in `all`
 * @param language in which days are written
 */
export function toUpdates(files: readonly ContentFile[], language: string): Updates {
  const all = new Map<Change, Update>();
  const byFile = new Map<string, Update[]>();
  for (const file of files.filter(({ kind }) => kind.shape === "markdown")) {
    const own = file.entries[0]?.content;
    const updates = shownBy(file, files).flatMap(({ content, anchor }) =>
      ((content?.changes ?? []) as Change[]).map((change) => {
        const { on, text, correction } = change;
        const update: Update = {
          on,
          day: inWords(on, language),
          text,
          isCorrection: correction,
          entry: anchor === undefined ? null : String(content?.title ?? content?.name),
          path: `${file.address ?? ""}${anchor === undefined ? "" : `#${anchor}`}`,
          page: String(own?.title ?? own?.name),
        };
        if (!all.has(change)) all.set(change, update);
        return update;
      }),
    );
    byFile.set(file.relativePath, updates.sort(byDay));
  }
  return { byFile, all: [...all.values()].sort(byDay) };
}
