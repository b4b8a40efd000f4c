export { replaceRenderer } from "./src/browser/replaceRenderer";
export { onRenderBody } from "./src/browser/onRenderBody";
export { onPreRenderHTML } from "./src/browser/onPreRenderHTML";
export { wrapPageElement, wrapRootElement } from "./src/frame/wrappers";
