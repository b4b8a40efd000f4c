/** What gatsby-browser, which `gatsby develop` uses, and gatsby-ssr wrap around every page; both re-export this file, so they cannot differ. */
import type { WrapPageElementNodeArgs, WrapRootElementNodeArgs } from "gatsby";
import { ThemeRoot } from "../theme/ThemeRoot";
import { Layout } from "./Layout";

export const wrapRootElement = ({ element }: Pick<WrapRootElementNodeArgs, "element">) => (
  <ThemeRoot>{element}</ThemeRoot>
);

export const wrapPageElement = ({ element, props }: Pick<WrapPageElementNodeArgs, "element" | "props">) => (
  <Layout location={props.location.pathname}>{element}</Layout>
);
