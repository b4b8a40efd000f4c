/** What refers to a page or a testimony by the name of its file. */
import { posix } from "node:path";
import type { ContentFile } from "../content-model/contentFile";

type Fields = Record<string, unknown>;

export const fileName = ({ relativePath }: ContentFile) => posix.basename(relativePath, ".md");

/** Gives an entry that opens a page its words: the page's label where it has none of its own. */
export function labelled(pages: readonly ContentFile[], wordsOf: (text: string) => string) {
  const labels = new Map<unknown, string>(
    pages.map((page) => [fileName(page), wordsOf(String(page.entries[0]?.content?.label))]),
  );
  return (entry: Fields, field: string): Fields => ({
    ...entry,
    [field]: entry[field] ?? labels.get(entry.page),
  });
}

/** The testimonies before and after one in the order of the lists; null at the ends. */
export function neighbours(testimonies: readonly ContentFile[]) {
  const orderOf = ({ entries: [testimony] }: ContentFile) => Number(testimony?.content?.order);
  const names = testimonies.toSorted((a, b) => orderOf(a) - orderOf(b)).map(fileName);
  return (file: ContentFile): Fields => {
    const place = names.indexOf(fileName(file));
    return { previous: names[place - 1] ?? null, next: names[place + 1] ?? null };
  };
}
