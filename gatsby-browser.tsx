import "./src/theme/fonts.css";

export { onInitialClientRender } from "./src/browser/onInitialClientRender";
export { onRouteUpdate } from "./src/browser/onRouteUpdate";
export { shouldUpdateScroll } from "./src/browser/shouldUpdateScroll";
export { wrapPageElement, wrapRootElement } from "./src/frame/wrappers";
