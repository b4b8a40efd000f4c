/** What the changes in content become: the updates of each page, and those of the whole site. Pure: content in, updates out. */
import type { Change } from "../content-model/changes";
import type { ContentFile } from "../content-model/contentFile";
import { inWords } from "../content-model/dates";
import { shownBy } from "../content-model/shown";

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
  /** What was changed, by what stays when a page moves: the file, and the anchor that an entry has in it. */
  origin: string;
}

interface Updates {
  /** The updates of each page, by its file relative to content/; the newest first. */
  byFile: ReadonlyMap<string, Update[]>;
  /** All of them, each once, although several pages may show the same entry. */
  all: Update[];
}

const byDay = (a: Update, b: Update) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0);

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
    const updates = shownBy(file, files).entries.flatMap(({ file: from, entry: { content }, anchor }) =>
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
          origin:
            typeof content?.anchor === "string"
              ? `${from.relativePath}#${content.anchor}`
              : from.relativePath,
        };
        if (!all.has(change)) all.set(change, update);
        return update;
      }),
    );
    byFile.set(file.relativePath, updates.sort(byDay));
  }
  return { byFile, all: [...all.values()].sort(byDay) };
}

/** The day that a citation of a page gives, in words: of its newest update, else of its publication. */
export function dated([newest]: readonly Update[], publishedOn: unknown, language: string): string | null {
  if (newest) return `Updated ${newest.day}`;
  return typeof publishedOn === "string" ? inWords(publishedOn, language) : null;
}
