import type { PageProps } from "gatsby";
import { found } from "../lib/found";
import type { PageMeta } from "./headTags";

/** What a page of content/pages says of itself, as each template for such pages tells the frame. */
export const headOfPage = ({
  data,
  pageContext,
}: Pick<PageProps<{ page: PageMeta | null }, { id: string }>, "data" | "pageContext">): PageMeta =>
  found(data.page, "page", pageContext.id);
