import type { WrapPageElementBrowserArgs } from "gatsby";
import { rememberData } from "./src/browser/staleData";
import { wrapPageElement as withLayout } from "./src/layout/wrappers";
import "./src/theme/fonts.css";

export { showContentErrors as onClientEntry } from "./src/browser/contentErrors";
export { onRouteUpdate } from "./src/browser/onRouteUpdate";
export { wrapRootElement } from "./src/layout/wrappers";

export const wrapPageElement = (page: WrapPageElementBrowserArgs<{ data?: unknown }>) => {
  rememberData(page.props.data);
  return withLayout(page);
};
