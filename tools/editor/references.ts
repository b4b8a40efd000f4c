/** What fields and texts refer to by name: sources, pages, testimonies, documents, pictures. */
import { posix } from "node:path";
import { placeForms } from "../../src/content-model/citations";
import { campaignOf, entriesOf, filesOf } from "../../src/content-model/contentFile";
import { pictureName } from "../../src/content-model/fields";
import { pdfName } from "../../src/content-model/document";
import { readContent } from "../../src/content-model/readContent";
import type { Store } from "./entries";

/** Something that a field can refer to: what the field then holds, and what people see. */
export interface Choice {
  value: string;
  title: string;
  detail: string;
}

export async function references({ folder }: Store) {
  const content = await readContent(folder.root);
  const campaign = campaignOf(content);
  const nameIn = (file: string) => posix.basename(file, ".md");
  const words = (value: unknown) => (typeof value === "string" ? value : "");
  const filed = (type: string, title: string, detail: string) =>
    filesOf(content, type).map(({ file, entries, address, relativePath }) => ({
      file: relativePath,
      value: nameIn(file),
      title: words(entries[0]?.value[title]) || nameIn(file),
      detail: words(entries[0]?.value[detail]),
      path: address ?? "",
    }));
  const names = [...content.names];
  return {
    sources: entriesOf(content, "Source").map(({ content: source }) => {
      const { anchor, title, shortName, publisher, date, kind } = source;
      const { name, example } = placeForms[kind];
      return { anchor, title, shortName, publisher, date, kind, placeName: name, placeExample: example };
    }),
    pages: filed("Page", "title", "label"),
    testimonies: filed("Testimony", "name", "role"),
    registered: entriesOf(content, "Document").map(({ content: { anchor, title, what } }): Choice => ({
      value: anchor,
      title,
      detail: what,
    })),
    timelineKinds: (campaign?.timelineKinds ?? []).map(({ kind, label }): Choice => ({
      value: kind,
      title: label,
      detail: "",
    })),
    documents: names
      .filter((name) => pdfName.test(name.replace(/^documents\//, "")))
      .map((name) => ({ name: posix.basename(name) })),
    pictures: names.filter((name) => pictureName.test(name)).map((path) => ({ path })),
    values: { asOf: campaign?.asOf ?? "" },
    language: campaign?.language ?? "en-GB",
  };
}

export type References = Awaited<ReturnType<typeof references>>;
