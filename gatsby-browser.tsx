import "./src/theme/fonts.css";

export { wrapPageElement, wrapRootElement } from "./src/frame/wrappers";
export { shouldUpdateScroll } from "./src/frame/scroll";
