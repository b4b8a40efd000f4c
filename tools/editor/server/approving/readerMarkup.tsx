/** Makes the HTML of a review copy: the page, and everything else that the approval covers. */
import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageSnapshot } from "../../../../src/browser/capturePage";
import type { DocumentText } from "../../../../src/content-model/pdf/readDocuments";
import { dateInWords } from "../../../../src/content-model/dates";
import { leftOut } from "../../../../src/content-model/siteIndex";
import { isObject } from "../../../../src/lib/isObject";
import { normaliseText } from "../../../../src/lib/normaliseText";
import { labelOf, namingField } from "../../../merge/naming";
import type { FileChange } from "../../../sharing/describeChanges";
import { FileChanges } from "../../common/Changes";

interface ForReader {
  language: string;
  title: string;
  /** The line on each sheet of paper. The line says that the content is not published, and names the reader, the day and the version. */
  line: string;
  page: PageSnapshot;
  /** True if the content can be approved, because no part is a sample. */
  isFinished: boolean;
  /** True if an approval of any version is recorded. */
  isGiven: boolean;
  /** The changes since the last approval, and the commit with the approved version. If no commit has this version, it is undefined. */
  changed: { files: readonly FileChange[]; commit: string } | undefined;
  /** All fields that the approval covers. */
  fields: readonly unknown[];
  /** The digests of the pictures and documents that the approval covers, each with the file's name relative to content/. */
  digests: readonly (readonly [name: string, digest: string | undefined])[];
  /**
   * The documents that the approval covers. `text` is the document's text, or the reason why it cannot be read. `picture` is the first page
   * of a scan.
   */
  documents: readonly { name: string; text: DocumentText | string; picture: string | undefined }[];
}

/** The content security policy of a review copy. It forbids the browser to load, run or send anything. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'";

const styles = `
html { background: #fff; color: #1b1815; color-scheme: light }
body { max-width: 52rem; height: auto; margin: 0 auto; padding: 1rem }
.reader { border-top: 1px solid; padding: 1rem 0; line-height: 1.5; overflow-wrap: anywhere }
.reader h2 { font-size: 1.5rem }
.reader h3 { font-size: 1.1rem }
.reader h2, .reader h3 { margin: 0.5rem 0 }
.reader ul { padding-left: 1.25rem }
.reader p { margin: 0.5rem 0; white-space: pre-wrap }
.reader img { max-width: 100% }
.reader .picture img { max-height: 10rem }
ins { background: #fff1c2 }
del + ins { margin-left: 0.25em }
.sheet-line { display: none }
@page { size: A4; margin: 1.5cm }
@media print {
  /* The line is the foot of a table, and is never divided. Only such a foot is repeated on each sheet without covering the text. */
  body { display: table; table-layout: fixed; width: 100%; max-width: none; padding: 0 }
  .sheet-line { display: table-footer-group; break-inside: avoid; font-size: 9pt; line-height: 2.5 }
}`;

/** Converts a value to the text that pages show for it. */
function inPageWords(value: unknown, language: string): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const words = typeof value === "string" ? value : JSON.stringify(value);
  return dateInWords(words, language) ?? words;
}

/** Returns the covered values that the page does not show, each after the label of its field. */
function unseen(
  value: unknown,
  label: string,
  isSeen: (words: string) => boolean,
  language: string,
): string[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      key in leftOut ? [] : unseen(inner, Array.isArray(value) ? label : labelOf(key), isSeen, language),
    );
  if (value === undefined) return [];
  const words = inPageWords(value, language);
  return isSeen(words) ? [] : [`${label}: ${words}`];
}

/** Returns the title of an entry. Values that do not belong to an entry are in campaign.yaml, so their title is “The campaign”. */
function titleOf(fields: unknown): string {
  const title = isObject(fields) && fields[namingField(Object.keys(fields))];
  return typeof title === "string" ? title : "The campaign";
}

function Covered({ page, fields, digests, language }: ForReader) {
  const text = normaliseText([page.text, ...page.alts].join(" "));
  const isSeen = (words: string) => text.includes(normaliseText(words));
  const parts = [
    ...fields.map((own): [string, string[]] => [titleOf(own), unseen(own, "", isSeen, language)]),
    ["Descriptions of pictures, for people who cannot see them", page.alts],
    [
      "Pictures and documents. You approve exactly these files. The letters and digits after each name (its SHA-256) identify the file. If the file changes, they change too.",
      digests.map(([name, digest]) => `${name}: SHA-256 ${digest ?? "none, because the file is missing"}`),
    ],
  ] as const;
  const covered = parts.filter(([, lines]) => lines.length > 0);
  if (covered.length === 0) return null;
  return (
    <section className="reader" aria-label="What else is covered">
      <h2>What else the approval covers</h2>
      {covered.map(([title, lines], index) => (
        <Fragment key={index}>
          <h3>{title}</h3>
          <ul>
            {[...new Set(lines)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

export function readerMarkup(given: ForReader): string {
  const { language, title, line, isFinished, page, isGiven, changed, documents } = given;
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: (page.css + styles).replaceAll("</", "<\\/") }} />
      </head>
      <body>
        <header className="reader">
          <p>
            <strong>{line}</strong>
          </p>
          <p>
            {isFinished
              ? "If you approve everything in this file, reply with its version. If not, say what is wrong."
              : "Say what is wrong. You will receive the file to approve when the sample has been replaced."}
          </p>
        </header>
        <section className="reader" aria-label="Changes">
          <h2>What has changed since it was last approved</h2>
          {!changed && (
            <p>
              {isGiven
                ? "An earlier version was approved, but no copy of it was kept. So its changes cannot be listed. Please read the whole text again."
                : "The whole text is new. It has not been approved before."}
            </p>
          )}
          {changed?.files.length === 0 && <p>Nothing.</p>}
          {changed && <FileChanges files={changed.files} versions={[changed.commit]} />}
        </section>
        <div dangerouslySetInnerHTML={{ __html: page.html }} />
        {documents.map(({ name, text, picture }) => (
          <section key={name} id={name} className="reader" aria-label={name}>
            <h2>{name.replace(/^.*\//, "")}</h2>
            {typeof text === "string" && <p>It cannot be read: {text}.</p>}
            {picture && <img src={picture} alt="Its first page" />}
            {typeof text !== "string" &&
              text.pages.map((paragraphs, index) => (
                <Fragment key={index}>
                  <h3>Page {index + 1}</h3>
                  {paragraphs.map((paragraph, at) => (
                    <p key={at}>
                      {paragraph.speaker} {paragraph.text}
                    </p>
                  ))}
                  {(text.edges[index] ?? []).length > 0 && (
                    <p>At the edges of the page: {text.edges[index]?.join(" · ")}</p>
                  )}
                </Fragment>
              ))}
          </section>
        ))}
        <Covered {...given} />
        <div className="sheet-line" aria-hidden>
          {line}
        </div>
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
}
