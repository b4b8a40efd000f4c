/** The updates of each page, and of the whole site, made from the `changes:` in content. It has no side effects. */
import { z } from "zod";
import { hiddenMark } from "../content-model/changes";
import type { ContentFile, Entry } from "../content-model/contentFile";
import { day, inWords } from "../content-model/dates";
import type { PageContent } from "../content-model/siteIndex";

export const update = z
  .strictObject({
    on: day().describe("The day of the change, YYYY-MM-DD."),
    day: z.string().describe("The day of the change in words."),
    text: z.string().describe("The change, in one sentence."),
    isCorrection: z.boolean().describe("Whether this update corrects an error."),
    was: z
      .string()
      .nullable()
      .describe("For a correction, the words that were wrong. Null if the correction does not give them."),
    now: z
      .string()
      .nullable()
      .describe("The words that replaced them. Null if the words were deleted or are not given."),
    isHidden: z
      .boolean()
      .describe("Whether the wrong words are hidden, because repeating them would do harm."),
    entry: z
      .string()
      .nullable()
      .describe("The heading of the changed entry. Null if the change is of the page itself."),
    path: z.string().describe("The address of the changed page or entry, from the slash on."),
    pageTitle: z.string().describe("The title of the page."),
    origin: z
      .string()
      .describe(
        "The file that was changed, with the anchor of the entry. Unlike the address, it stays the same when a page moves.",
      ),
  })
  .meta({
    title: "Update",
    description: "A published change of a page, or of an entry that it shows.",
  });
export type Update = z.infer<typeof update>;

/** A page with the entries that it shows. */
export interface ShownPage {
  file: ContentFile;
  shown: PageContent;
}

const byDay = (a: Update, b: Update) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0);

/** Returns the title of a page, or the writer of a testimony. */
export const titleOf = ({ entries: [own] }: ContentFile): string => headingOf(own?.content);

/** Returns the heading of an entry: its title or, without a title, its name. */
function headingOf(content: Entry["content"]): string {
  const title = content && "title" in content ? content.title : undefined;
  return title ?? (content && "name" in content ? content.name : undefined) ?? "";
}

/**
 * Returns the updates of a site, the newest first. `byFile` has the updates of each page, by the page's file relative to content/. `all`
 * has each update once, although several pages may show the same entry.
 * @param pages the pages of content without errors. If several of them show an entry, `all` uses the first one
 * @param language the language of the days
 * @param textOf fills in the values (content-model/values.ts)
 */
export function toUpdates(
  pages: readonly ShownPage[],
  language: string,
  textOf: (text: string) => string = (text) => text,
) {
  const filled = (text: string | null) => (text === null ? null : textOf(text));
  const all = new Map<object, Update>();
  const byFile = new Map<string, Update[]>();
  for (const { file, shown } of pages) {
    const updates = shown.entries.flatMap(({ file: from, entry: { content }, anchor }) =>
      (content && "changes" in content ? content.changes : []).map((change) => {
        const { on, text, correction, was = null, now = null } = change;
        const made: Update = {
          on,
          day: inWords(on, language),
          text: textOf(text),
          isCorrection: correction,
          was: was === hiddenMark ? null : filled(was),
          now: filled(now),
          isHidden: was === hiddenMark,
          entry: anchor === undefined ? null : textOf(headingOf(content)),
          path: `${file.address ?? ""}${anchor === undefined ? "" : `#${anchor}`}`,
          pageTitle: textOf(titleOf(file)),
          origin:
            content && "anchor" in content ? `${from.relativePath}#${content.anchor}` : from.relativePath,
        };
        if (!all.has(change)) all.set(change, made);
        return made;
      }),
    );
    byFile.set(file.relativePath, updates.sort(byDay));
  }
  return { byFile, all: [...all.values()].sort(byDay) };
}
