import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";
import { PageTitle } from "../components/PageTitle";
import { Picture } from "../components/Picture";
import { Section } from "../components/Section";
import { pageTemplate } from "./pageTemplate";
import { StatementTable } from "../sources/StatementTable";
import { useEndHeadings } from "../sources/CitedPage";

/** A heading in the table of contents. */
type Listed = Pick<Queries.SectionFragment, "id" | "heading">;

interface ContentsProps {
  sections: readonly Listed[];
  /** The headings after the sections, which the list shows without numbers. */
  end: readonly Listed[];
}

/** The title of the table of contents. */
const contentsTitle = "On this page";

const contentsStyles: ThemeUICSSObject = {
  listStyle: "none",
  fontSize: "menu",
  lineHeight: 1.35,
  li: { display: "flex", gap: 2, borderBottom: "1px solid", borderColor: "line" },
  span: { variant: "text.figures", color: "muted", minWidth: "1.25rem", pt: 2 },
  a: { flex: 1, py: 2, textDecoration: "none" },
};

/** The page contains the table of contents twice. CSS displays only one of them, so a screen reader also finds only one. */
const onWideScreens = ["none", null, null, "block"];
const onNarrowScreens = ["block", null, null, "none"];

/**
 * The table of contents of a page, which comes before its text. On narrow screens it is folded above the text, on wide screens it is in a
 * sticky column next to it.
 */
function TableOfContents({ sections, end }: ContentsProps) {
  const list = (
    <ol>
      {[...sections, ...end].map(({ id, heading }, index) => (
        <li key={id}>
          <span aria-hidden>{index < sections.length ? `${index + 1} ` : ""}</span>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-label={contentsTitle}
      sx={{ gridColumn: [1, null, null, 2], ol: contentsStyles, "@media print": { display: "none" } }}
    >
      <details
        sx={{
          display: onNarrowScreens,
          borderTop: "1px solid",
          borderBottom: "1px solid",
          borderColor: "text",
          mb: 5,
          summary: { variant: "text.smallCaps", py: 3, cursor: "pointer" },
          // Without this rule, a link with a text fragment would open the list if a heading contains the same words.
          "&:not([open]) > ol": { display: "none" },
        }}
      >
        <summary>{contentsTitle}</summary>
        {list}
      </details>
      <div
        sx={{
          display: onWideScreens,
          position: "sticky",
          top: "5rem",
          maxHeight: "calc(100vh - 6rem)",
          overflowY: "auto",
          borderTop: "1px solid",
          borderColor: "text",
          pt: 3,
        }}
      >
        <p sx={{ variant: "text.smallCaps", m: 0, mb: 2 }}>{contentsTitle}</p>
        {list}
      </div>
    </nav>
  );
}

/** The cards of a page in one column. On wide screens, a sticky table of contents is next to the cards. */
function Cards({ page }: { page: NonNullable<Queries.ArticleQuery["page"]> }) {
  const { sections, statementsInText } = page;
  const end = useEndHeadings(page);
  const titled = sections.filter(({ heading }) => heading !== null);
  const numberOf = new Map(titled.map(({ id }, index) => [id, index + 1]));
  const hasContents = titled.length > 2;
  return (
    <div
      sx={{
        display: "grid",
        columnGap: 7,
        // With `dense`, the text is next to the table of contents, although it comes later in the HTML.
        gridAutoFlow: "dense",
        gridTemplateColumns: [
          "minmax(0, 1fr)",
          null,
          null,
          hasContents ? "minmax(0, 38rem) minmax(0, 15rem)" : "minmax(0, 38rem)",
        ],
        justifyContent: "space-between",
        "@media print": { display: "block" },
      }}
    >
      {hasContents && <TableOfContents sections={titled} end={end} />}
      <div>
        {sections.map((section) => (
          <Section
            key={section.id}
            section={section}
            statements={<StatementTable statements={statementsInText} isInText />}
            number={hasContents ? numberOf.get(section.id) : undefined}
          />
        ))}
      </div>
    </div>
  );
}

/** A page of text in cards, with a table of contents if there are more than two. */
const ArticleTemplate = pageTemplate<Queries.ArticleQuery>((page) => (
  <article className="content" sx={{ variant: "layout.page" }}>
    <PageTitle {...page} />
    {page.picture && (
      <div sx={{ maxWidth: "measure" }}>
        <Picture picture={page.picture} isFirst />
      </div>
    )}
    <Cards page={page} />
  </article>
));
export default ArticleTemplate;

export const query = graphql`
  query Article($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
      publishedOn
      statementsInText {
        ...Statement
      }
      picture {
        ...Picture
      }
    }
  }
`;
