import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";
import { Heading } from "./Heading";
import { Picture } from "./Picture";
import { Prose } from "./Prose";

interface Props {
  section: Queries.SectionFragment;
  /** The number above the section's heading. It is undefined on pages whose sections have no numbers. */
  number?: number | undefined;
  /** True if, on wide screens, the heading is beside the text, as on the home page. */
  isSplit?: boolean;
  /** The table that is rendered in place of {statements} in the text. */
  statements?: ReactNode;
}

/** Styles with two columns: the first for the heading, the second for everything else. */
const split: ThemeUICSSObject = {
  "@media screen": {
    display: ["block", null, null, "grid"],
    gridTemplateColumns: "17rem minmax(0, 38rem)",
    columnGap: 7,
    "> *": { gridColumn: 2 },
    "> h2": { gridColumn: 1 },
  },
};

/** Styles of tables. On wide screens, they allow a table to be wider than the text. */
const wideTables: ThemeUICSSObject = {
  "@media screen and (min-width: 75em)": { ".text > table": { width: "50rem" } },
};

/** A section of a page: its heading, its text and its pictures. */
export function Section({ section, number, isSplit = false, statements }: Props) {
  const { heading, id, highlighted, parts } = section;
  // A section without a table does not get the styles of wide tables.
  const hasTable = parts.some(({ html }) => html?.includes("<table"));
  return (
    <section
      sx={{
        variant: highlighted ? "cards.highlighted" : "cards.section",
        ...(hasTable && !highlighted && wideTables),
        ...(isSplit ? split : { maxWidth: "measure" }),
      }}
    >
      {heading && (
        <Heading
          id={id}
          sx={{ fontSize: "h2", mb: 4, breakAfter: "avoid" }}
          before={
            number !== undefined && (
              <span
                aria-hidden
                sx={{ variant: "text.figures", display: "block", fontSize: "menu", color: "muted", mb: 1 }}
              >
                {`${number} `}
              </span>
            )
          }
        >
          {heading}
        </Heading>
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
