/**
 * Components that show the differences between two versions. All lists of changes use them, and so does each choice between two wordings.
 */
import { pictureName } from "../../../src/content-model/fields";
import type { Difference } from "../../merge/partDifferences";
import type { FileChange } from "../../sharing/describeChanges";
import { changeLabel, collapseUnchanged, type DiffSegment } from "../../merge/diffSegments";
import { pathOf } from "./addresses";

const elements = { unchanged: "span", removed: "del", added: "ins" } as const;

/** Shows a text, with the removed and the added words highlighted. */
const Words = ({ words }: { words: readonly DiffSegment[] }) => (
  <p className="wording">
    {collapseUnchanged(words).map(({ type, shown }, index) => {
      const Element = elements[type];
      return <Element key={index}>{shown}</Element>;
    })}
  </p>
);

/** Shows one of the two wordings of a conflict. Highlights the words that the other wording does not contain. */
export const Wording = ({ words, only }: { words: readonly DiffSegment[]; only: "removed" | "added" }) =>
  words.map(({ type, text, shown = text }, index) => {
    if (type === "unchanged") return <span key={index}>{shown}</span>;
    return type === only ? <mark key={index}>{shown}</mark> : null;
  });

/**
 * The commits that contain the earlier and the later version of the files. If `after` is missing, the later version is the current content
 * of the folder.
 */
type Versions = readonly [before: string, after?: string];

interface PicturesProps extends Pick<Difference, "before" | "after"> {
  file: string;
  versions: Versions;
}

/** Both versions of a picture, if the changed file is a picture, or if the changed field contains the path of a picture. */
function Pictures({ file, versions, ...texts }: PicturesProps) {
  const both = [texts.before, texts.after].map((text) => {
    if (text === undefined || pictureName.test(file)) return text && file;
    return /^\S+$/.test(text) && pictureName.test(text) ? pathOf(text, file) : undefined;
  });
  return both.map((path, index) => {
    if (path === undefined) return null;
    const [Element, side] = index === 0 ? (["del", "Before"] as const) : (["ins", "After"] as const);
    const version = versions[index];
    const from = version === undefined ? "" : `version/${version}/`;
    return (
      <Element key={side} className="picture">
        <img src={`/-/${from}${path}`} alt={`${side}: ${path.replace(/^.*\//, "")}`} />
      </Element>
    );
  });
}

interface ChangesProps {
  /** The file's path, relative to the project. */
  file: string;
  changes: readonly Difference[];
  /** If it is missing, pictures are not shown. */
  versions?: Versions;
  addressOf?: ((change: Difference) => string) | undefined;
}

/** Lists the changes of one file, in the order in which they occur in the file. */
export const Changes = ({ file, changes, versions, addressOf }: ChangesProps) => (
  <ul className="changes">
    {changes.map((change, index) => {
      const { label, words, before, after, to } = change;
      const kind = changeLabel(change);
      return (
        <li key={index}>
          {kind && <small>{kind} </small>}
          <strong>
            {addressOf && label !== "" ? (
              // A link to a change in the text of a page puts the cursor at the changed words.
              <a href={addressOf(change)} data-snippet={to?.[0] === "body" ? after : undefined}>
                {label}
              </a>
            ) : (
              label
            )}
          </strong>
          {words.length > 0 && <Words words={words} />}
          {versions && <Pictures file={file} versions={versions} before={before} after={after} />}
        </li>
      );
    })}
  </ul>
);

/** Lists the changes of several files. */
export const FileChanges = ({ files, versions }: { files: readonly FileChange[]; versions: Versions }) =>
  files.map((change) => (
    <section key={change.file} aria-label={change.title}>
      <h3>{change.title}</h3>
      <Changes {...change} versions={versions} />
    </section>
  ));
