/** What gatsby-browser and gatsby-ssr wrap around every page; both re-export this file, so they cannot differ. */
import type { WrapPageElementNodeArgs, WrapRootElementNodeArgs } from "gatsby";
import type { PageMeta } from "../head/meta";
import { ThemeRoot } from "../theme/ThemeRoot";
import { Frame } from "./Frame";

/** What a page template says of its page's head: a function of the page's props. */
interface Template {
  head?: (props: WrapPageElementNodeArgs["props"]) => PageMeta;
}

export const wrapRootElement = ({ element }: Pick<WrapRootElementNodeArgs, "element">) => (
  <ThemeRoot>{element}</ThemeRoot>
);

export const wrapPageElement = ({ element, props }: Pick<WrapPageElementNodeArgs, "element" | "props">) => (
  <Frame location={props.location.pathname} head={(element.type as Template).head?.(props)}>
    {element}
  </Frame>
);
