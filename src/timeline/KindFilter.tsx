import { useEffect, useState } from "react";
import { checkedKind, showKind } from "./filter";

export type TimelineKind = Pick<Queries.TimelineKind, "kind" | "label">;

interface Props {
  events: readonly { readonly kind: string | null }[];
  kinds: readonly TimelineKind[];
}

/**
 * The filter above the timeline. It offers the kinds that occur, and is left out if there is only one. It is CSS
 * (timelineStyles.ts), so it works before React; the inline script keeps it in step with the address, and React says how many
 * entries are shown once a kind has been chosen.
 */
export function KindFilter({ events, kinds }: Props) {
  const [status, setStatus] = useState("");
  useEffect(() => {
    let before = "";
    const report = () => {
      const kind = checkedKind()?.value ?? "";
      if (kind === before) return;
      before = kind;
      const shown = events.filter((event) => kind === "" || event.kind === kind).length;
      setStatus(`${shown} of ${events.length} entries`);
    };
    report();
    addEventListener("change", report);
    addEventListener("popstate", report);
    return () => {
      removeEventListener("change", report);
      removeEventListener("popstate", report);
    };
  }, [events]);

  const counted = kinds
    .map((each) => ({ ...each, count: events.filter(({ kind }) => kind === each.kind).length }))
    .filter(({ count }) => count > 0);
  if (counted.length < 2) return null;
  return (
    <fieldset
      className="needs-script"
      // After a click on an internal link the address has changed before the page is rendered.
      ref={(filter) => {
        if (filter) showKind();
      }}
      sx={{ variant: "layout.inlineGroup" }}
    >
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
