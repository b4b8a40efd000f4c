export { replaceRenderer } from "./src/gatsby-ssr/replaceRenderer";
export { onRenderBody } from "./src/gatsby-ssr/onRenderBody";
export { onPreRenderHTML } from "./src/gatsby-ssr/gatsbyInternals";
export { wrapPageElement } from "./src/layout/Layout";
export { wrapRootElement } from "./src/theme/wrapRootElement";
