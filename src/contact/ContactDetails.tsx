import { graphql } from "gatsby";
import { CopyButton } from "./CopyButton";

/** The kinds of details that people carry into another program, digit by digit. */
const copied = ["address", "account-name", "sort-code", "account-number"];

/** The details of a card: each under its name, a telephone number to ring, what is copied with a button for that. */
export function ContactDetails({ details }: { details: readonly Queries.ContactDetailFragment[] }) {
  if (details.length === 0) return null;
  return (
    <dl sx={{ mt: 4 }}>
      {details.map(({ label, kind, value }) => (
        <div
          key={label}
          sx={{
            display: "grid",
            gridTemplateColumns: "1fr auto",
            alignItems: "center",
            columnGap: 3,
            py: 2,
            borderTop: "1px solid",
            borderColor: "line",
          }}
        >
          <dt sx={{ variant: "text.smallCaps", gridColumn: "1 / -1" }}>{label}</dt>
          <dd sx={{ whiteSpace: "pre-line", fontVariantNumeric: "tabular-nums" }}>
            {kind === "telephone" ? <a href={`tel:${value.replaceAll(" ", "")}`}>{value}</a> : value}
          </dd>
          {copied.includes(kind) && (
            <dd>
              <CopyButton label={label} value={value} />
            </dd>
          )}
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
