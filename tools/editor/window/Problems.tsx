/** The problems of the content, each with links to its places. */
import type { ProblemPlace, ShownProblem } from "../common/requestError";

/** The number of places of a problem that are shown at first. */
const maxShown = 5;

const Place = ({ title, address, snippet }: ProblemPlace) =>
  address === undefined ? (
    title
  ) : (
    <a href={address} data-snippet={snippet}>
      {title}
    </a>
  );

const Places = ({ places }: { places: readonly ProblemPlace[] }) => (
  <ul className="places">
    {places.map((place, index) => (
      <li key={index}>
        <Place {...place} />
      </li>
    ))}
  </ul>
);

/** A problem with its places. If there are many places, only the first few are shown at first. */
export function Problem({ sentence, places }: ShownProblem) {
  const [only] = places;
  if (only && places.length === 1)
    return (
      <>
        <Place {...only} />: {sentence}
      </>
    );
  // A listed name has no full stop at its end, so the number of its places is added with a comma.
  const isSentence = /[.!?]$/.test(sentence);
  return (
    <>
      {sentence}
      {isSentence ? " In" : ", in"} {places.length} places:
      <Places places={places.slice(0, maxShown)} />
      {places.length > maxShown && (
        <details className="more-places">
          <summary>Show {places.length - maxShown} more</summary>
          <Places places={places.slice(maxShown)} />
        </details>
      )}
    </>
  );
}

export const Problems = ({ problems }: { problems: readonly ShownProblem[] }) => (
  <ul className="problems">
    {problems.map((problem) => (
      <li key={problem.sentence}>
        <Problem {...problem} />
      </li>
    ))}
  </ul>
);
