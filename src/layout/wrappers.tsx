/**
 * The elements around every page. Both gatsby-browser (which `gatsby develop` uses) and gatsby-ssr re-export them, so that they cannot
 * differ.
 */
import type { WrapPageElementNodeArgs, WrapRootElementNodeArgs } from "gatsby";
import { ThemeRoot } from "../theme/ThemeRoot";
import { Layout } from "./Layout";

/** Puts the theme around the site. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementNodeArgs, "element">) => (
  <ThemeRoot>{element}</ThemeRoot>
);

/** Puts the layout around a page. */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementNodeArgs, "element" | "props">) => (
  <Layout location={props.location.pathname}>{element}</Layout>
);
