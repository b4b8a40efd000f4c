import type { RenderBodyArgs } from "gatsby";
import { speculationRules } from "../browser/speculationRules";
import headingFont from "../theme/fonts/newsreader-normal.woff2";
import textFont from "../theme/fonts/public-sans-normal.woff2";

/** Put in by webpack (onCreateWebpackConfig.ts): the bundle of src/inlineScript.ts. */
declare const INLINE_SCRIPT: string;

/** Adds to every page's head the inline script, the speculation rules and the preloads of fonts. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs): void {
  setHeadComponents([
    <script key="inline" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    ...[headingFont, textFont].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ]);
}
