import { cardId } from "../lib/citationIds";
import { headingIds } from "../lib/headings";
import { fieldText, type ContentFile } from "./contentFile";

/** Returns the ids that the entries of a list have on the page that shows them, in order; empty for any other file. */
export function anchorsOf({ kind, entries }: Pick<ContentFile, "kind" | "entries">): string[] {
  const field = kind.shownOn?.named;
  if (field === undefined) return [];
  const idOf = headingIds();
  return entries.map((entry) => {
    const name = fieldText(entry, field) ?? "";
    return field === "anchor" ? name : cardId(idOf(name));
  });
}
