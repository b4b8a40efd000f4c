import { graphql } from "gatsby";
import { Article } from "../components/Article";
import { PageTitle } from "../components/PageTitle";
import { Picture } from "../components/Picture";
import { pageTemplate } from "./pageTemplate";
import { StatementTable } from "../sources/Statements";
import { endOf } from "../sources/CitedPage";

const ArticleTemplate = pageTemplate<Queries.ArticleQuery>((page, { campaign }) => (
  <article sx={{ variant: "layout.page" }}>
    <PageTitle {...page} />
    {page.picture && (
      <div sx={{ maxWidth: "measure" }}>
        <Picture picture={page.picture} isFirst />
      </div>
    )}
    <Article
      sections={page.sections}
      statements={<StatementTable statements={page.statementsInText} isInText />}
      isBelowPicture={page.picture !== null}
      end={endOf(page, {
        contentions: campaign?.contentions.heading ?? "",
        statements: campaign?.statements.heading ?? "",
      })}
    />
  </article>
));
export default ArticleTemplate;

export const query = graphql`
  query Article($id: String!) {
    campaign {
      contentions {
        heading
      }
      statements {
        heading
      }
    }
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
