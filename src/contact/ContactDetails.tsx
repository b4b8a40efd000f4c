import { graphql } from "gatsby";
import { Copy } from "lucide";
import { Icon } from "../components/Icon";

/** The kinds of details that people carry into another program, digit by digit. */
const copied = ["address", "email", "account-name", "sort-code", "account-number"];

/** A detail as it is shown: a number to ring and an address to write to are links. */
function Detail({ kind, value }: Pick<Queries.ContactDetailFragment, "kind" | "value">) {
  if (kind === "telephone") return <a href={`tel:${value.replaceAll(" ", "")}`}>{value}</a>;
  return kind === "email" ? <a href={`mailto:${value}`}>{value}</a> : value;
}

/** The details of a card: each under its name, what leads somewhere as a link, what is copied with a button for that. */
export function ContactDetails({ details }: { details: readonly Queries.ContactDetailFragment[] }) {
  if (details.length === 0) return null;
  return (
    <dl sx={{ mt: 4 }}>
      {details.map(({ label, kind, value }) => (
        <div key={label} sx={{ py: 2, borderTop: "1px solid", borderColor: "line", breakInside: "avoid" }}>
          <dt sx={{ variant: "text.smallCaps" }}>{label}</dt>
          <dd
            sx={{
              display: "grid",
              gridTemplateColumns: "1fr auto",
              alignItems: "center",
              columnGap: 3,
              whiteSpace: "pre-line",
              fontVariantNumeric: "tabular-nums",
            }}
          >
            <span>
              <Detail kind={kind} value={value} />
            </span>
            {copied.includes(kind) && (
              // The inline script handles its press (copy.inline.ts).
              <button
                type="button"
                className="needs-script"
                aria-label={`Copy ${label.toLowerCase()}`}
                data-copy={value}
                data-name={label}
                sx={{ variant: "buttons.quiet" }}
              >
                <Icon icon={Copy} size={16} />
                Copy
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const query = graphql`
  fragment ContactDetail on ContactDetail {
    label
    kind
    value
  }
`;
