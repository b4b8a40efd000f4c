export { wrapPageElement, wrapRootElement } from "./src/frame/wrappers";
export { onRenderBody } from "./src/frame/onRenderBody";
