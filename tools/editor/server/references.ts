/** Lists the possible targets of references in fields and texts: sources, pages, testimonies, documents and pictures. */
import { posix } from "node:path";
import { dateInWords } from "../../../src/content-model/dates";
import {
  campaignOf,
  entriesOf,
  filesOf,
  isWithdrawn,
  type AnyKind,
  type Content,
} from "../../../src/content-model/contentFile";
import { pictureName } from "../../../src/content-model/fields";
import { documentKind, pdfName } from "../../../src/content-model/document";
import { kinds } from "../../../src/content-model/kinds";
import { pageKind } from "../../../src/content-model/page";
import { readContent } from "../../../src/content-model/readContent";
import { sourceKind, type Source } from "../../../src/content-model/source";
import { testimonyKind } from "../../../src/content-model/testimony";
import { valuesIn, valuesAsWritten } from "../../../src/content-model/values";
import type { Store } from "./entries";
import { textIn } from "./overview";

/** A possible target of a reference. `value` is written into the file. `title` and `detail` are shown to volunteers. */
export interface Choice {
  value: string;
  title: string;
  detail: string;
  /** The kind of the source, if the target is a source. */
  kind?: Source["kind"];
}

const choice = (value: string, title: string, detail = ""): Choice => ({ value, title, detail });

const ofFile = (path: string) => choice(path, posix.basename(path), posix.dirname(path));

/**
 * Returns the documents, those with a PDF first, because only they can be sources. The others stay in the list, with the reason, because
 * people would look for them in vain.
 */
function documentChoices(content: Content): Choice[] {
  const documents = entriesOf(content, documentKind).map((entry) => entry.content);
  return [
    ...documents
      .filter(({ file }) => file !== undefined)
      .map(({ anchor, title, what }) => choice(anchor, title, what)),
    ...documents
      .filter(({ file }) => file === undefined)
      .map(({ anchor, title, what }) => choice(anchor, title, `No PDF on this site. ${what}`)),
  ];
}

export async function references({ folder }: Pick<Store, "folder">) {
  const content = await readContent(folder.root);
  const campaign = campaignOf(content);
  const names = [...content.names];
  const language = campaign?.language ?? "en-GB";
  const filed = (of: AnyKind, title: string, detail = ""): Choice[] =>
    filesOf(content, of).map((one) => {
      const { file, entries, address } = one;
      const { [title]: shown, [detail]: beside = address } = entries[0]?.value ?? {};
      const value = posix.basename(file, ".md");
      return choice(value, textIn(shown) || value, isWithdrawn(one) ? "withdrawn" : textIn(beside));
    });
  const titles = new Map(
    entriesOf(content, documentKind).map(({ content: { file, title } }) => [file, title]),
  );
  /**
   * Returns the choice for a PDF. Its title is the title in the list of documents or, if the PDF is not in this list, the name of the file.
   */
  const ofPdf = (path: string) => {
    const title = titles.get(posix.basename(path));
    return title === undefined ? ofFile(path) : choice(path, title, posix.basename(path));
  };
  /** Returns the beginning that the public addresses of all files of a kind have in common. The name of the file's page follows it. */
  const above = ({ source, address }: (typeof kinds)[number]) => {
    const list = filesOf(content, pageKind).find(
      ({ entries }) => entries[0]?.value.template === address?.below,
    );
    return (campaign?.siteUrl ?? "") + (address?.below ? `${list?.address ?? `/${source}`}/` : "");
  };
  const fillIn = valuesIn(content, language);
  return {
    above: Object.fromEntries(kinds.map((kind) => [kind.source, above(kind)])),
    language,
    values: Object.fromEntries([...valuesAsWritten.keys()].map((written) => [written, fillIn(written)])),
    choices: {
      source: entriesOf(content, sourceKind).map(
        ({ content: { anchor, shortName, title, publisher, date, kind } }): Choice => ({
          ...choice(
            anchor,
            shortName,
            // Some sources that are samples do not have a date.
            [title, publisher, ...(date === undefined ? [] : [dateInWords(date, language) ?? date])].join(
              ", ",
            ),
          ),
          kind,
        }),
      ),
      page: filed(pageKind, "title"),
      testimony: filed(testimonyKind, "name", "role"),
      document: documentChoices(content),
      timelineKind: (campaign?.timelineKinds ?? []).map(({ kind, label }) => choice(kind, label)),
      file: names.filter((name) => pictureName.test(name)).map(ofFile),
      pdf: names.filter((name) => pdfName.test(name.replace(/^documents\//, ""))).map(ofPdf),
    },
  };
}

export type References = Awaited<ReturnType<typeof references>>;
