import type { Still } from "../server/stillElsewhere";
import { Notice } from "./Notice";
import { Problem } from "./Problems";

const noticeId = "still-elsewhere";

/** Unfolds the notice, scrolls to it and moves the focus there. */
export function showStillElsewhere(): void {
  const notice = document.getElementById(noticeId);
  notice?.querySelector("details")?.setAttribute("open", "");
  notice?.focus();
}

/** A notice of the places that still have the old version of a changed detail. */
export function StillElsewhere({ still }: { still: readonly Still[] }) {
  if (still.length === 0) return null;
  const details = still.length === 1 ? "1 detail" : `${still.length} details`;
  return (
    <Notice
      id={noticeId}
      label="Still elsewhere"
      sentence={
        <strong>You have changed or removed {details}, but other places still use the old version.</strong>
      }
    >
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
    </Notice>
  );
}
