/** What differs between two versions: the one view of it, wherever changes or two wordings are shown. */
import type { Difference } from "../../merge/partDifferences";
import { folded, type Word } from "../../merge/shownWords";
import { labelOf } from "../../merge/naming";

type Shown = Pick<Word, "is"> & { shown: string };

/** Words with what was struck and what is new. */
export const Words = ({ words }: { words: readonly Shown[] }) => (
  <>
    {words.map(({ is, shown }, index) => {
      const Element = is === "same" ? "span" : is === "struck" ? "del" : "ins";
      return <Element key={index}>{shown}</Element>;
    })}
  </>
);

/** YAML with its fields named as in forms. */
const labelled = (text: string) =>
  text.replace(/^([ -]*)(\w+):/gm, (_all, before: string, name: string) => `${before}${labelOf(name)}:`);

/** What became of a field, an entry or a paragraph as a whole; nothing for a new wording. */
function fateOf({ from, to, moved }: Difference): string | undefined {
  if (moved) return "Moved";
  if (!from && to) return "New";
  return from && !to ? "Gone" : undefined;
}

/** The changes of one file, in its order. */
export const Changes = ({ changes }: { changes: readonly Difference[] }) => (
  <ul className="changes">
    {changes.map((change, index) => {
      const { label, isYaml = false } = change;
      const fate = fateOf(change);
      const words = folded(change.words);
      const shown = isYaml ? words.map((word) => ({ ...word, shown: labelled(word.shown) })) : words;
      return (
        <li key={index}>
          {fate && <small>{fate} </small>}
          <strong>{label}</strong>
          {words.length > 0 && (
            <p className="wording">
              <Words words={shown} />
            </p>
          )}
        </li>
      );
    })}
  </ul>
);
