import { timelineKinds } from "../lib/timelineKinds";
import { inlineGroup } from "../theme/inlineGroup";
import { checkOnMount, useKind } from "./useKind";

/**
 * The filter above the timeline. It offers the kinds that occur, and is left out if there is only one. It is CSS
 * (timelineStyles.ts), so it works before React; the inline script checks the button that the address asks for.
 */
export function KindFilter({ events }: { events: readonly Queries.TimelineEntryFragment[] }) {
  const status = useKind(events);
  const kinds = Object.entries(timelineKinds)
    .map(([kind, label]) => ({ kind, label, count: events.filter((event) => event.kind === kind).length }))
    .filter(({ count }) => count > 0);
  if (kinds.length < 2) return null;
  return (
    <fieldset className="needs-script" ref={checkOnMount} sx={inlineGroup}>
      <legend>Show</legend>
      {[{ kind: "", label: "All", count: events.length }, ...kinds].map(({ kind, label, count }) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} />
          {`${label} (${count})`}
        </label>
      ))}
      <div role="status" className="visually-hidden">
        {status}
      </div>
    </fieldset>
  );
}
