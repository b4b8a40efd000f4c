import { graphql, type PageProps } from "gatsby";
import type { ComponentType, ReactNode } from "react";
import { Helmet } from "react-helmet";
import { useCampaign } from "../layout/useLayoutData";
import { headTags, type PageMeta } from "../head/headTags";
import { assertFound } from "../lib/assertFound";
import { CitedPage } from "../sources/CitedPage";

/**
 * Makes a template from a component for a page's content, and a function for the page's head. A template without a head does not compile.
 * @param Page renders the page's content, from the page's props
 * @param head returns the facts for the page's head, from the same props
 */
export const template = <Props extends object>(
  Page: ComponentType<Props>,
  head: (props: Props) => PageMeta,
) =>
  function Template(props: Props) {
    const campaign = useCampaign();
    return (
      <>
        <Helmet htmlAttributes={{ lang: campaign.language }} {...headTags(head(props), campaign)} />
        <Page {...props} />
      </>
    );
  };

type CitingPage = PageMeta & Queries.CitedPageFragment;

/**
 * Makes the template of a page of content/pages. The head comes from the page's own fields. The sources and the updates come after the
 * content.
 * @param draw renders the page's content, from the page and the rest of the query's data
 * @param meta facts for the page's head that are not fields of the page
 */
export function pageTemplate<Data extends { page: CitingPage | null }>(
  draw: (page: NonNullable<Data["page"]>, data: Data) => ReactNode,
  meta: Partial<PageMeta> | ((page: NonNullable<Data["page"]>) => Partial<PageMeta>) = {},
) {
  const pageOf = ({ data, pageContext }: PageProps<Data, { id: string }>) =>
    assertFound<Data["page"]>(data.page, "page", pageContext.id);
  const metaOf = typeof meta === "function" ? meta : () => meta;
  return template<PageProps<Data, { id: string }>>(
    (props) => {
      const page = pageOf(props);
      return (
        <CitedPage page={page} title={metaOf(page).isHome ? undefined : page.title}>
          {draw(page, props.data)}
        </CitedPage>
      );
    },
    (props) => {
      const page = pageOf(props);
      return {
        ...page,
        ...metaOf(page),
        updatedOn: page.updates[0]?.on,
      };
    },
  );
}

/** The fields that the head and the end of every page of content/pages need. */
export const query = graphql`
  fragment PageHead on Page {
    path
    title
    description
    keywords
    ...CitedPage
  }
`;
