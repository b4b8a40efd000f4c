import type { WrapPageElementBrowserArgs } from "gatsby";
import { rememberData } from "./src/browser/develop";
import { wrapPageElement as withLayout } from "./src/layout/Layout";
import "./src/theme/fonts.css";

export { onRouteUpdate, onClientEntry } from "./src/browser/develop";
export { wrapRootElement } from "./src/theme/wrapRootElement";

export const wrapPageElement = (page: WrapPageElementBrowserArgs<{ data?: unknown }>) => {
  rememberData(page.props.data);
  return withLayout(page);
};
