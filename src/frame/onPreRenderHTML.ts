import type { PreRenderHTMLArgs } from "gatsby";

/**
 * Leaves out of every page the styles and the script that gatsby-plugin-image brings for its component: the site draws pictures as
 * plain HTML (Picture.tsx), and has no use for them.
 */
export const onPreRenderHTML = ({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs) => {
  const isUnused = (key: unknown) => String(key).startsWith("gatsby-image-style");
  replaceHeadComponents(
    getHeadComponents().filter(
      (part) => !(typeof part === "object" && part && "key" in part && isUnused(part.key)),
    ),
  );
};
