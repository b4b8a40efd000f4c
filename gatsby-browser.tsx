import "./src/theme/fonts.css";

export { showContentErrors as onClientEntry } from "./src/browser/contentErrors";
export { onRouteUpdate } from "./src/browser/onRouteUpdate";
export { wrapPageElement, wrapRootElement } from "./src/layout/wrappers";
