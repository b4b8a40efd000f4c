export { replaceRenderer } from "./src/gatsby-ssr/replaceRenderer";
export { onRenderBody } from "./src/gatsby-ssr/onRenderBody";
export { onPreRenderHTML } from "./src/gatsby-ssr/onPreRenderHTML";
export { wrapPageElement, wrapRootElement } from "./src/layout/wrappers";
