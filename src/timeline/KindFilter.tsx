import { inlineGroup } from "../theme/inlineGroup";
import { checkOnMount, useKind } from "./useKind";

export type TimelineKind = Pick<Queries.TimelineKind, "kind" | "label">;

interface Props {
  events: readonly { readonly kind: string | null }[];
  kinds: readonly TimelineKind[];
}

/**
 * The filter above the timeline. It offers the kinds that occur, and is left out if there is only one. It is CSS
 * (timelineStyles.ts), so it works before React; the inline script checks the button that the address asks for.
 */
export function KindFilter({ events, kinds }: Props) {
  const status = useKind(events);
  const counted = kinds
    .map((each) => ({ ...each, count: events.filter(({ kind }) => kind === each.kind).length }))
    .filter(({ count }) => count > 0);
  if (counted.length < 2) return null;
  return (
    <fieldset className="needs-script" ref={checkOnMount} sx={inlineGroup}>
      <legend>Show</legend>
      {[{ kind: "", label: "All", count: events.length }, ...counted].map(({ kind, label, count }) => (
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
