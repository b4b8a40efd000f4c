import type { PreRenderHTMLArgs } from "gatsby";
import { withoutImageStyles, withoutScripts } from "./gatsbyInternals";

/** Removes unused elements, such as Gatsby's scripts, from every built page. The pages of the development server keep them. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  if (process.env.NODE_ENV !== "production") return;
  args.replaceHeadComponents(withoutImageStyles(args.getHeadComponents()));
  args.replacePostBodyComponents(withoutScripts(args.getPostBodyComponents()));
}
