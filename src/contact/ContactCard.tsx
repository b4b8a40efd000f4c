import { graphql } from "gatsby";
import { OutsideLinks } from "../components/OutsideLinks";
import { Paragraphs } from "../components/Paragraphs";
import { RuledBlock } from "../components/RuledBlock";
import { CopyButton } from "./CopyButton";

/** The kinds of details that people carry into another program, digit by digit. */
const copied = ["address", "account-name", "sort-code", "account-number"];

/** One card of the contact page: a few words, then details to copy, then links. */
export function ContactCard({ card }: { card: Queries.ContactCardFragment }) {
  const { anchor, title, text, details, links } = card;
  return (
    <RuledBlock id={anchor} title={title} sx={{ breakInside: "avoid" }}>
      {text && <Paragraphs text={text} />}
      {details.length > 0 && (
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
              <dd sx={{ whiteSpace: "pre-line", fontVariantNumeric: "tabular-nums" }}>{value}</dd>
              {copied.includes(kind) && (
                <dd>
                  <CopyButton label={label} value={value} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <OutsideLinks links={links} />
    </RuledBlock>
  );
}

export const query = graphql`
  fragment ContactCard on ContactCard {
    anchor
    title
    text
    details {
      label
      kind
      value
    }
    links {
      ...OutsideLink
    }
  }
`;
