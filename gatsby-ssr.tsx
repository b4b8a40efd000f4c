export { replaceRenderer } from "./src/gatsby-ssr/replaceRenderer";
export { onRenderBody } from "./src/gatsby-ssr/onRenderBody";
export { onPreRenderHTML } from "./src/gatsby-ssr/gatsbyInternals";
export { wrapPageElement, wrapRootElement } from "./src/layout/Layout";
