import type { PageProps } from "gatsby";
import type { ComponentType, ReactNode } from "react";
import { useCampaign } from "../layout/useLayoutData";
import { PageHead } from "../head/PageHead";
import type { PageMeta } from "../head/meta";
import { assertFound } from "../lib/assertFound";
import { CitedPage } from "../sources/CitedPage";

/**
 * Makes a template; without a head it does not compile.
 * @param Page renders what is on the page, from the page's props
 * @param head returns what is in the page's head, from the same props
 */
export const template = <Props extends object>(
  Page: ComponentType<Props>,
  head: (props: Props) => PageMeta,
) =>
  function Template(props: Props) {
    return (
      <>
        <PageHead page={head(props)} campaign={useCampaign()} />
        <Page {...props} />
      </>
    );
  };

type CitingPage = PageMeta & Queries.CitedPageFragment;

/**
 * Makes the template of a page of content/pages: its head comes from the page's own fields, its end is the list of what it cites.
 * @param draw the page's content, from its page and whatever else its query asks for
 * @param meta what the page's head says besides what the page says of itself
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
