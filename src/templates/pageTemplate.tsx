import type { PageProps } from "gatsby";
import type { FC, ReactNode } from "react";
import { assertFound } from "../lib/assertFound";
import { CitedPage } from "../sources/CitedPage";
import type { PageMeta } from "../head/meta";

/** A template with what is in its page's head. The frame renders the head, so that one Helmet lasts from page to page. */
type Template<Props> = FC<Props> & { head: (props: Props) => PageMeta };

/** Makes a template; without a head it does not compile. */
export const template = <Props,>(page: FC<Props>, head: (props: Props) => PageMeta): Template<Props> =>
  Object.assign(page, { head });

type CitingPage = PageMeta & Queries.CitedPageFragment;

/**
 * Makes the template of a page of content/pages: its head comes from the page's own fields, its end is the list of what it cites.
 * @param draw the page's content, from its page and whatever else its query asks for
 * @param meta what the page's head says besides what the page says of itself
 */
export function pageTemplate<Data extends { page: CitingPage | null }>(
  draw: (page: NonNullable<Data["page"]>, data: Data) => ReactNode,
  meta: Partial<PageMeta> | ((page: NonNullable<Data["page"]>) => Partial<PageMeta>) = {},
): Template<PageProps<Data, { id: string }>> {
  const pageOf = ({ data, pageContext }: PageProps<Data, { id: string }>) =>
    assertFound<Data["page"]>(data.page, "page", pageContext.id);
  const metaOf = typeof meta === "function" ? meta : () => meta;
  return template(
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
