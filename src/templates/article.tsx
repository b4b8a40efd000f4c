import { graphql, type PageProps } from "gatsby";
import { Article } from "../components/Article";
import { PageTitle } from "../components/PageTitle";
import { Picture } from "../components/Picture";
import { headOfPage } from "../head/headOfPage";
import { found } from "../lib/found";

/** A page of text in sections: the life, the evidence, Parliament and so on. */
export default function ArticleTemplate({
  data,
  pageContext,
}: PageProps<Queries.ArticleQuery, { id: string }>) {
  const page = found(data.page, "page", pageContext.id);
  return (
    <article sx={{ variant: "layout.page" }}>
      <PageTitle {...page} />
      {page.picture && (
        <div sx={{ maxWidth: "measure" }}>
          <Picture picture={page.picture} isFirst />
        </div>
      )}
      <Article sections={page.sections} isBelowPicture={page.picture !== null} />
    </article>
  );
}

ArticleTemplate.head = headOfPage;

export const query = graphql`
  query Article($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
      publishedOn
      picture {
        ...Picture
      }
    }
  }
`;
