import "./src/theme/fonts.css";

export { onRouteUpdate } from "./src/browser/onRouteUpdate";
export { wrapPageElement, wrapRootElement } from "./src/layout/wrappers";
