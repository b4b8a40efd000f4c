import type { PreRenderHTMLArgs } from "gatsby";
import { withoutImageStyles, withoutPagePath } from "./gatsbyInternals";

/** Leaves out of every built page what nothing uses; the development server's pages have none of it. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  if (process.env.NODE_ENV !== "production") return;
  args.replaceHeadComponents(withoutImageStyles(args.getHeadComponents()));
  args.replacePostBodyComponents(withoutPagePath(args.getPostBodyComponents()));
}
