import { graphql } from "gatsby";
import { SampleMark } from "./Sample";

/** A large quotation, with the name of the person who said it. */
export function Quotation({ quotation }: { quotation: Queries.QuotationFragment }) {
  return (
    <figure sx={{ maxWidth: "48rem", mx: "auto", px: [4, 5], my: [6, 7] }}>
      <blockquote
        sx={{
          fontFamily: "italic",
          fontStyle: "italic",
          fontSize: "clamp(1.4rem, 1.1rem + 1.3vw, 2rem)",
          lineHeight: 1.35,
          textWrap: "pretty",
        }}
      >
        <p sx={{ m: 0, textIndent: "-0.42em" }}>“{quotation.text}”</p>
      </blockquote>
      <figcaption sx={{ mt: 3, color: "muted", fontSize: "menu" }}>
        {quotation.by}
        {quotation.sample && <SampleMark />}
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment Quotation on Quotation {
    text
    by
    sample
  }
`;
