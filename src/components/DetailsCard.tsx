import { graphql } from "gatsby";
import { Copy } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./Icon";
import { ExternalLinks } from "./ExternalLink";
import { Paragraphs } from "./Prose";
import { RuledBlock } from "./Heading";

/** The kinds of contact details that people copy into another program. Each such detail has a copy button. */
const copied: readonly Queries.ContactDetailFragment["kind"][] = [
  "address",
  "email",
  "account_name",
  "sort_code",
  "account_number",
];

/** The value of a detail on a card. Telephone numbers and e-mail addresses are links. */
function Detail({ kind, value }: Pick<Queries.ContactDetailFragment, "kind" | "value">) {
  if (kind === "telephone") return <a href={`tel:${value.replaceAll(" ", "")}`}>{value}</a>;
  return kind === "email" ? <a href={`mailto:${value}`}>{value}</a> : value;
}

/** The contact details of a card, each with its name and its value. Details that people often copy have a copy button. */
function ContactDetails({ details }: { details: readonly Queries.ContactDetailFragment[] }) {
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
            </span>{" "}
            {copied.includes(kind) && (
              // The inline script handles clicks on this button (see copyAndShare.inline.ts).
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

interface Props {
  card: Queries.DetailsCardFragment;
  children?: ReactNode;
}

/** A card of the contact page or the media page. It contains text, contact details, links and `children`, in this order. */
export function DetailsCard({ card: { anchor, title, text, details, links }, children }: Props) {
  return (
    <RuledBlock id={anchor} title={title}>
      {text && <Paragraphs text={text} />}
      <ContactDetails details={details} />
      <ExternalLinks links={links} />
      {children}
    </RuledBlock>
  );
}

export const query = graphql`
  fragment ContactDetail on ContactDetail {
    label
    kind
    value
  }
  fragment DetailsCard on ContactCard {
    anchor
    title
    text
    details {
      ...ContactDetail
    }
    links {
      ...OutsideLink
    }
  }
`;
