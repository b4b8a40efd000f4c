import type { PreRenderHTMLArgs } from "gatsby";
import { withoutImageStyles, withoutScripts } from "./gatsbyInternals";

/** Leaves unused elements out of every built page, among them Gatsby's scripts. The development server's pages keep them. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  if (process.env.NODE_ENV !== "production") return;
  args.replaceHeadComponents(withoutImageStyles(args.getHeadComponents()));
  args.replacePostBodyComponents(withoutScripts(args.getPostBodyComponents()));
}
