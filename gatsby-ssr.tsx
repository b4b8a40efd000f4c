export { onPreRenderHTML } from "./src/frame/onPreRenderHTML";
export { wrapPageElement, wrapRootElement } from "./src/frame/wrappers";
export { onRenderBody } from "./src/frame/onRenderBody";
