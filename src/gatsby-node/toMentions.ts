/** Where each source is cited. Pure: content in, places out. */
import { visit } from "unist-util-visit";
import { referencesOf } from "../content-model/check/references";
import { readCitation } from "../content-model/citations";
import type { ContentFile } from "../content-model/contentFile";
import { shownBy } from "../content-model/shown";

/** A place that cites a source: a page, or an entry that it shows. */
interface Mention {
  path: string;
  page: string;
}

/** Every place that cites a source, by the source's anchor, page by page. */
export function toMentions(files: readonly ContentFile[]): Map<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const page of files.filter(({ kind }) => kind.shape === "markdown")) {
    const own = page.entries[0]?.content;
    for (const { file, entry, anchor } of shownBy(page, files)) {
      const cited = referencesOf({ ...file, entries: [entry] }).flatMap(({ to, value }) =>
        to === "source" ? [value] : [],
      );
      if (anchor === undefined) visit(page.tree, "citation", ({ value }) => void cited.push(value));
      const path = `${page.address ?? ""}${anchor === undefined ? "" : `#${anchor}`}`;
      for (const source of new Set(cited.map((written) => readCitation(written).anchor)))
        mentions.set(source, [
          ...(mentions.get(source) ?? []),
          { path, page: String(own?.title ?? own?.name) },
        ]);
    }
  }
  return mentions;
}
