import type { Still } from "../server/stillElsewhere";
import { Notice } from "./Notice";
import { Problem } from "./Problems";

const noticeId = "still-elsewhere";

/** Unfolds the notice, scrolls to the notice and moves the focus into it. */
export function showStillElsewhere(): void {
  const notice = document.getElementById(noticeId);
  notice?.querySelector("details")?.setAttribute("open", "");
  notice?.focus();
}

/** A notice that lists the places that still contain the old version of a changed detail. */
export function StillElsewhere({ still }: { still: readonly Still[] }) {
  if (still.length === 0) return null;
  const [first, ...others] = still.map(({ old }) => `“${old}”`);
  const details = others.length === 0 ? first : `${still.length} details`;
  return (
    <Notice
      id={noticeId}
      label="Still elsewhere"
      sentence={<strong>Other places still use {details}, which you have changed or removed here.</strong>}
    >
      <ul className="problems">
        {still.map(({ old, places }) => (
          <li key={old}>
            <Problem
              sentence={`“${old}” is still used in ${places.length === 1 ? "this place" : "these places"}.`}
              places={places}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
