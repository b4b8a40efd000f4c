import { followLinks } from "./src/frame/followLinks";
import { loadPagesInView } from "./src/frame/pagesInView";
import "./src/theme/fonts.css";

export { onClientEntry } from "./src/offline/onClientEntry";
export { onRouteUpdate } from "./src/offline/onRouteUpdate";
export { replaceHydrateFunction } from "./src/frame/earlyWish";
export { disableCorePrefetching } from "./src/frame/pagesInView";
export { wrapPageElement, wrapRootElement } from "./src/frame/wrappers";
export { onPreRouteUpdate } from "./src/components/BelowFirstScreen";
export { shouldUpdateScroll } from "./src/frame/scroll";

export function onInitialClientRender(args: Parameters<typeof loadPagesInView>[0]): void {
  followLinks();
  loadPagesInView(args);
}
