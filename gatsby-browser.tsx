import "./src/theme/fonts.css";

export { onClientEntry } from "./src/offline/onClientEntry";
export { replaceHydrateFunction } from "./src/frame/earlyWish";
export { disableCorePrefetching, onInitialClientRender } from "./src/frame/pagesInView";
export { wrapPageElement, wrapRootElement } from "./src/frame/wrappers";
export { shouldUpdateScroll } from "./src/frame/scroll";
