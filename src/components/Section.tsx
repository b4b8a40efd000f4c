import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";
import { Permalink } from "./Heading";
import { Picture } from "./Picture";
import { Prose } from "./Prose";

interface Props {
  section: Queries.SectionFragment;
  /** The number beside its heading; none for single blocks. */
  number?: number | undefined;
  /** On wide screens the heading is beside the text, for single blocks on a wide page. */
  isSplit?: boolean;
  /** What stands where the text says {statements}. */
  statements?: ReactNode;
}

/** A first column for the heading; everything else is in the second. */
const split: ThemeUICSSObject = {
  "@media screen": {
    display: ["block", null, null, "grid"],
    gridTemplateColumns: "17rem minmax(0, 38rem)",
    columnGap: 7,
    "> *": { gridColumn: 2 },
    "> h2": { gridColumn: 1 },
  },
};

export function Section({ section, number, isSplit = false, statements }: Props) {
  const { heading, id, highlighted, parts } = section;
  return (
    <section
      sx={{
        variant: highlighted ? "cards.highlighted" : "cards.section",
        ...(isSplit ? split : { maxWidth: "measure" }),
      }}
    >
      {heading && (
        <h2 id={id} sx={{ fontSize: "h2", mb: 4, breakAfter: "avoid" }}>
          {number !== undefined && (
            <span
              aria-hidden
              sx={{ variant: "text.figures", display: "block", fontSize: "menu", color: "muted", mb: 1 }}
            >
              {number}
            </span>
          )}
          <Permalink id={id}>{heading}</Permalink>
        </h2>
      )}
      {parts.map(({ html, picture }, index) =>
        picture ? (
          <Picture key={index} picture={picture} />
        ) : html ? (
          <Prose key={index} html={html} />
        ) : (
          <Fragment key={index}>{statements}</Fragment>
        ),
      )}
    </section>
  );
}

export const query = graphql`
  fragment Section on Section {
    heading
    id
    highlighted
    parts {
      html
      picture {
        ...Picture
      }
    }
  }
`;
