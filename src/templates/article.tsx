import { graphql } from "gatsby";
import { PageTitle } from "../components/PageTitle";
import { Picture } from "../components/Picture";
import { Section } from "../components/Section";
import { pageTemplate } from "./pageTemplate";
import { StatementTable } from "../sources/StatementTable";
import { hasContents, PageContents } from "../sources/PageContents";

/** The cards of a page, in one column. On wide screens, a sticky table of contents is beside the cards. */
function Cards({ page }: { page: NonNullable<Queries.ArticleQuery["page"]> }) {
  const { sections, statementsInText } = page;
  const titled = sections.filter(({ heading }) => heading !== null);
  const numberOf = new Map(titled.map(({ id }, index) => [id, index + 1]));
  const isNumbered = hasContents(titled);
  return (
    <div
      sx={{
        display: "grid",
        columnGap: 7,
        // With `dense`, the text is in the same row as the table of contents, although the text comes later in the HTML.
        gridAutoFlow: "dense",
        gridTemplateColumns: [
          "minmax(0, 1fr)",
          null,
          null,
          isNumbered ? "minmax(0, 38rem) minmax(0, 15rem)" : "minmax(0, 38rem)",
        ],
        justifyContent: "space-between",
        "@media print": { display: "block" },
      }}
    >
      <PageContents page={page} sections={titled} hasColumn />
      <div>
        {sections.map((section) => (
          <Section
            key={section.id}
            section={section}
            statements={<StatementTable statements={statementsInText} isInText />}
            number={isNumbered ? numberOf.get(section.id) : undefined}
          />
        ))}
      </div>
    </div>
  );
}

/** A page of text in cards. If there are more than two cards, it has a table of contents. */
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
