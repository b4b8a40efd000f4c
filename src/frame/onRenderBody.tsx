import type { RenderBodyArgs } from "gatsby";
import headingFont from "../theme/fonts/newsreader-normal.woff2";
import textFont from "../theme/fonts/public-sans-normal.woff2";
import { beforePaint } from "../theme/beforePaint";
import { keepEarlyWish } from "./earlyWish";

/** Adds to every page's HTML what must be there before any script file: the theme, early presses, fonts, no-script rules. */
export const onRenderBody = ({ setHeadComponents }: RenderBodyArgs) => {
  setHeadComponents([
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaint }} />,
    <script key="early-wish" dangerouslySetInnerHTML={{ __html: keepEarlyWish }} />,
    ...[headingFont, textFont].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <noscript key="no-script">
      <style>{".needs-script{display:none!important}"}</style>
    </noscript>,
  ]);
};
