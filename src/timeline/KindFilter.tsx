export type TimelineKind = Pick<Queries.TimelineKind, "kind" | "label">;

interface Props {
  events: readonly { readonly kind: string | null }[];
  kinds: readonly TimelineKind[];
}

/**
 * The filter above the timeline. It offers the kinds that occur, and is left out if there is only one. CSS hides the other entries
 * (timelineStyles.ts); the inline script keeps the buttons in step with the address and announces each choice (filter.inline.ts).
 */
export function KindFilter({ events, kinds }: Props) {
  const counted = kinds
    .map((each) => ({ ...each, count: events.filter(({ kind }) => kind === each.kind).length }))
    .filter(({ count }) => count > 0);
  if (counted.length < 2) return null;
  return (
    <fieldset className="needs-script" sx={{ variant: "layout.inlineGroup" }}>
      <legend>Show</legend>
      {[{ kind: "", label: "All", count: events.length }, ...counted].map(({ kind, label, count }) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} />
          {`${label} (${count})`}
        </label>
      ))}
      <div role="status" className="visually-hidden" />
    </fieldset>
  );
}
