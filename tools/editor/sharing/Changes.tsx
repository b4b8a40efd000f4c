/** What differs between two versions: the one view of it, wherever changes or two wordings are shown. */
import type { Difference } from "../../merge/partDifferences";
import { folded, type Word } from "../../merge/shownWords";

const elements = { same: "span", struck: "del", new: "ins" } as const;

/** Words with what was struck and what is new. */
const Words = ({ words }: { words: readonly Word[] }) => (
  <p className="wording">
    {folded(words).map(({ is, shown }, index) => {
      const Element = elements[is];
      return <Element key={index}>{shown}</Element>;
    })}
  </p>
);

/** One of two wordings, neither of which replaces the other; what the other does not have is marked. */
export const Wording = ({ words, is: own }: { words: readonly Word[]; is: "struck" | "new" }) =>
  words.map(({ is, text }, index) => {
    if (is === "same") return <span key={index}>{text}</span>;
    return is === own ? <mark key={index}>{text}</mark> : null;
  });

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
      const { label, words } = change;
      const fate = fateOf(change);
      return (
        <li key={index}>
          {fate && <small>{fate} </small>}
          <strong>{label}</strong>
          {words.length > 0 && <Words words={words} />}
        </li>
      );
    })}
  </ul>
);
