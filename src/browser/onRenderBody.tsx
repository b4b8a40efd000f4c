import type { RenderBodyArgs } from "gatsby";
import headingFont from "../theme/fonts/newsreader-normal.woff2";
import textFont from "../theme/fonts/public-sans-normal.woff2";
import { pageDataId } from "./inlineData";

/** The bundle of src/browser/inline, put in by webpack (onCreateWebpackConfig.ts). */
declare const INLINE_SCRIPT: string;

/** Gatsby's types give another result of this function than it returns. */
interface Args extends Omit<RenderBodyArgs, "loadPageDataSync"> {
  loadPageDataSync: (path: string) => { staticQueryHashes: string[]; path: string };
}

/** The addresses of the data that hydrating the page requests. */
function pageData({ loadPageDataSync, pathname }: Args): string[] {
  const { staticQueryHashes, path } = loadPageDataSync(pathname);
  const data = [
    "app-data.json",
    `${path === "/" ? "index" : path.slice(1)}/page-data.json`,
    ...staticQueryHashes.map((hash) => `sq/d/${hash}.json`),
  ];
  return data.map((file) => `/page-data/${file}`);
}

/** Adds to every page's HTML what must be there before any script file: the inline script, the addresses of its data, font preloads. */
export function onRenderBody(args: RenderBodyArgs): void {
  args.setHeadComponents([
    <script key="inline" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
    ...[headingFont, textFont].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ]);
  if (process.env.NODE_ENV !== "production") return;
  args.setPostBodyComponents([
    <script
      key={pageDataId}
      id={pageDataId}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(pageData(args as unknown as Args)) }}
    />,
  ]);
}
