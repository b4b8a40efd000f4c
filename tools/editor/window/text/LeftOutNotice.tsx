import { Notice } from "../Notice";
import type { LeftOut } from "./paste";

interface Props {
  /** The parts that were left out or changed, one item for each paste. */
  pastes: readonly LeftOut[];
  hide: () => void;
}

/** A notice that lists the parts of pasted texts that were left out or changed. */
export function LeftOutNotice({ pastes, hide }: Props) {
  const pictures = pastes.reduce((sum, paste) => sum + paste.pictures, 0);
  const comments = pastes.reduce((sum, paste) => sum + paste.comments, 0);
  const hasLetteredLists = pastes.some((paste) => paste.hasLetteredLists);
  // Each footnote is listed once, even if its text was pasted twice.
  const notes = [
    ...new Map(
      pastes.flatMap((paste) => paste.notes).map((note) => [`${note.sentence}\n${note.text}`, note]),
    ).values(),
  ];
  if (pictures === 0 && comments === 0 && !hasLetteredLists && notes.length === 0) return null;
  const lost =
    notes.length === 1 ? "1 footnote lost its number." : `${notes.length} footnotes lost their numbers.`;
  const sentences = [
    ...(pictures === 1 ? ["The picture was not pasted."] : []),
    ...(pictures > 1 ? ["The pictures were not pasted."] : []),
    ...(comments === 1 ? ["The comment in the margin was not pasted."] : []),
    ...(comments > 1 ? ["The comments in the margin were not pasted."] : []),
    ...(hasLetteredLists ? ["The letters of a list became numbers."] : []),
    ...(notes.length > 0 ? [lost] : []),
  ];
  return (
    <Notice role="status" sentence={<strong>{sentences.join(" ")}</strong>}>
      {pictures > 0 && (
        <p>Copy {pictures === 1 ? "the" : "each"} picture on its own and paste it, or use Picture.</p>
      )}
      {hasLetteredLists && (
        <p>Lists here have numbers only. Change words that refer to a letter, such as “see (b)”.</p>
      )}
      {notes.length > 0 && (
        <>
          <p>
            Texts here cite sources. Cite the source after each of these sentences. Then delete the words of
            the note at the end.
          </p>
          <ul>
            {notes.map(({ sentence, text }, index) => (
              <li key={index}>
                “{sentence}”: {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className="quiet" onClick={hide}>
        Hide this note
      </button>
    </Notice>
  );
}
