import type { Still } from "../server/stillElsewhere";
import { Problem } from "./Problems";

/** The places that still have a detail as it was before a change. */
export function StillElsewhere({ still }: { still: readonly Still[] }) {
  if (still.length === 0) return null;
  return (
    <section className="notice" aria-label="Still elsewhere">
      <ul className="problems">
        {still.map(({ old, places }) => (
          <li key={old}>
            <Problem
              sentence={`“${old}”, which you have changed or removed, is still used.`}
              places={places}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
