/** The differences between two versions. This is the one view of them, wherever changes or two wordings are shown. */
import { pictureName } from "../../../src/content-model/fields";
import type { Difference } from "../../merge/partDifferences";
import type { FileChange } from "../../sharing/describeChanges";
import { changeLabel, collapseUnchanged, type DiffSegment } from "../../merge/diffSegments";
import { pathOf } from "./addresses";

const elements = { unchanged: "span", removed: "del", added: "ins" } as const;

/** Words, with the removed and the added ones marked. */
const Words = ({ words }: { words: readonly DiffSegment[] }) => (
  <p className="wording">
    {collapseUnchanged(words).map(({ type, shown }, index) => {
      const Element = elements[type];
      return <Element key={index}>{shown}</Element>;
    })}
  </p>
);

/** One of two wordings, neither of which replaces the other. The words that the other wording lacks are marked. */
export const Wording = ({ words, only }: { words: readonly DiffSegment[]; only: "removed" | "added" }) =>
  words.map(({ type, text }, index) => {
    if (type === "unchanged") return <span key={index}>{text}</span>;
    return type === only ? <mark key={index}>{text}</mark> : null;
  });

/** The commits of the earlier and of the later version; without the second, that is the folder as it is. */
export type Versions = readonly [before: string, after?: string];

interface PicturesProps extends Pick<Difference, "before" | "after"> {
  file: string;
  versions: Versions;
}

/** The picture that a file is, or that a field names relative to its file, in both versions. */
function Pictures({ file, versions, ...texts }: PicturesProps) {
  const both = [texts.before, texts.after].map((text) => {
    if (text === undefined || pictureName.test(file)) return text && file;
    return /^\S+$/.test(text) && pictureName.test(text) ? pathOf(text, file) : undefined;
  });
  return both.map((path, index) => {
    if (path === undefined) return null;
    const [Element, fate] = index === 0 ? (["del", "Before"] as const) : (["ins", "After"] as const);
    const version = versions[index];
    const from = version === undefined ? "" : `version/${version}/`;
    return (
      <Element key={fate} className="picture">
        <img src={`/-/${from}${path}`} alt={`${fate}: ${path.replace(/^.*\//, "")}`} />
      </Element>
    );
  });
}

interface ChangesProps {
  /** Relative to the project. */
  file: string;
  changes: readonly Difference[];
  versions: Versions;
  addressOf?: ((change: Difference) => string) | undefined;
}

/** The changes of one file, in its order. */
export const Changes = ({ file, changes, versions, addressOf }: ChangesProps) => (
  <ul className="changes">
    {changes.map((change, index) => {
      const { label, words, before, after, to } = change;
      const fate = changeLabel(change);
      return (
        <li key={index}>
          {fate && <small>{fate} </small>}
          <strong>
            {addressOf && label !== "" ? (
              // In a text the cursor goes to the changed words.
              <a href={addressOf(change)} data-snippet={to?.[0] === "body" ? after : undefined}>
                {label}
              </a>
            ) : (
              label
            )}
          </strong>
          {words.length > 0 && <Words words={words} />}
          <Pictures {...{ file, versions, before, after }} />
        </li>
      );
    })}
  </ul>
);

/** The changes of several files. */
export const FileChanges = ({ files, versions }: { files: readonly FileChange[]; versions: Versions }) =>
  files.map((change) => (
    <section key={change.file} aria-label={change.title}>
      <h3>{change.title}</h3>
      <Changes {...change} versions={versions} />
    </section>
  ));
