import type { PageProps } from "gatsby";
import type { FC, ReactNode } from "react";
import { found } from "../lib/found";
import type { PageMeta } from "./headTags";

/** A template with what is in its page's head. The frame renders the head, so that one Helmet lasts from page to page. */
export type Template<Props> = FC<Props> & { head: (props: Props) => PageMeta };

/** Makes a template; without a head it does not compile. */
export const template = <Props,>(page: FC<Props>, head: (props: Props) => PageMeta): Template<Props> =>
  Object.assign(page, { head });

/**
 * Makes the template of a page of content/pages, whose head comes from the page's own fields.
 * @param draw the page's content, from its page and whatever else its query asks for
 * @param meta what its head says besides
 */
export function pageTemplate<Data extends { page: PageMeta | null }>(
  draw: (page: NonNullable<Data["page"]>, data: Data) => ReactNode,
  meta: Partial<PageMeta> = {},
): Template<PageProps<Data, { id: string }>> {
  const pageOf = ({ data, pageContext }: PageProps<Data, { id: string }>) =>
    found<Data["page"]>(data.page, "page", pageContext.id);
  return template(
    (props) => draw(pageOf(props), props.data),
    (props) => ({ ...pageOf(props), ...meta }),
  );
}
