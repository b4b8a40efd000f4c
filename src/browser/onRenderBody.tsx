import type { RenderBodyArgs } from "gatsby";
import headingFont from "../theme/fonts/newsreader-normal.woff2";
import textFont from "../theme/fonts/public-sans-normal.woff2";
import { found } from "../lib/found";
import { pageFilesId } from "./inlineData";

/** Put in by webpack (onCreateWebpackConfig.ts): the bundle of src/browser/inline. */
declare const INLINE_SCRIPT: string;
/** The script files of each template, by its webpack name; empty while developing. */
declare const TEMPLATE_SCRIPTS: Record<string, string[]>;

/** Gatsby's types give another result of this function than it returns. */
interface Args extends Omit<RenderBodyArgs, "loadPageDataSync"> {
  loadPageDataSync: (path: string) => {
    staticQueryHashes: string[];
    path: string;
    componentChunkName: string;
  };
}

/** The addresses of what hydrating the page requests: its data, and the scripts of its template. */
function pageFiles({ loadPageDataSync, pathname }: Args): string[] {
  const { staticQueryHashes, path, componentChunkName } = loadPageDataSync(pathname);
  const data = [
    "app-data.json",
    `${path === "/" ? "index" : path.slice(1)}/page-data.json`,
    ...staticQueryHashes.map((hash) => `sq/d/${hash}.json`),
  ];
  return [
    ...data.map((file) => `/page-data/${file}`),
    ...found(TEMPLATE_SCRIPTS[componentChunkName], "script of", componentChunkName),
  ];
}

/** Adds to every page's HTML what must be there before any script file: the inline script, the addresses of its data and scripts, font preloads. */
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
      key={pageFilesId}
      id={pageFilesId}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(pageFiles(args as unknown as Args)) }}
    />,
  ]);
}
