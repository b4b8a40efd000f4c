/**
 * All code that depends on undocumented parts of Gatsby. If the installed version of Gatsby does not have such a part, the build stops with
 * an error.
 */

import type { PreRenderHTMLArgs } from "gatsby";
import { cloneElement, isValidElement } from "react";

/** An element of the head, or of the end of the body, as Gatsby passes it to hooks. */
type Part = React.ReactNode;

/** Returns the React `key` of an element. A slice of Gatsby does not have a `key`, so the function returns its `sliceId`. */
function nameOf(part: Part): string {
  if (typeof part !== "object" || part === null || !("key" in part)) return "";
  return part.key ?? String((part.props as { sliceId?: string }).sliceId);
}

/**
 * Stops the build with an error that names the missing part of Gatsby, and where the code expects it.
 * @throws always
 */
function missing(what: string, where: string): never {
  throw new Error(
    `Gatsby has changed: ${what} is no longer in ${where}. See src/gatsby-ssr/gatsbyInternals.ts.`,
  );
}

/** Removes the elements whose name matches a pattern. Stops the build if there is no such element, because Gatsby has then changed. */
function without(parts: readonly Part[], name: RegExp, what: string): Part[] {
  const kept = parts.filter((part) => !name.test(nameOf(part)));
  return kept.length < parts.length ? kept : missing(what, "a page's HTML");
}

/** Removes Gatsby's scripts, because pages are not hydrated (see docs/decisions/0004-pages-are-not-hydrated.md). */
const withoutScripts = (bodyEnd: readonly Part[]) =>
  without(
    without(bodyEnd, /^script-loader$/, "the inline script with the page's path"),
    /^_gatsby-scripts$/,
    "the slice with the script files",
  );

/** Removes the styles and the script of gatsby-plugin-image, because components/Picture.tsx renders pictures as plain HTML. */
const withoutImageStyles = (head: readonly Part[]) =>
  without(head, /^gatsby-image-style/, "what gatsby-plugin-image brings for its component");

/** Removes the element that names the generator of the site, because no browser reads it. */
const withoutGenerator = (head: readonly Part[]) => without(head, /^generator-/, "the name of the generator");

/** Two attributes of the style sheet of the imported CSS files. Only Gatsby's scripts need them, to find this style sheet. */
const marksOfStyles = { "data-href": undefined, "data-identity": undefined };

/** Removes the attributes in `marksOfStyles` from the style sheet of the imported CSS files. */
const withoutMarks = (head: readonly Part[]) =>
  head.map((part) =>
    isValidElement<object>(part) && "data-identity" in part.props ? cloneElement(part, marksOfStyles) : part,
  );

/** Removes unused elements, such as Gatsby's scripts, from every built page. The pages of the development server keep these elements. */
export function onPreRenderHTML(args: PreRenderHTMLArgs): void {
  if (process.env.NODE_ENV !== "production") return;
  args.replaceHeadComponents(withoutMarks(withoutGenerator(withoutImageStyles(args.getHeadComponents()))));
  args.replacePostBodyComponents(withoutScripts(args.getPostBodyComponents()));
}

/** The elements that Gatsby's router renders around a page. Only a browser that runs the router needs these elements. */
const router = [
  {
    written: / style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"/,
    what: "the element that takes the focus",
  },
  { written: /<div id="gatsby-announcer"[^>]*><\/div>/, what: "the announcer of routes" },
];

/** Removes the elements in `router` from the HTML of a page. */
export const withoutRouter = (html: string) =>
  router.reduce(
    (left, { written, what }) =>
      written.test(left) ? left.replace(written, "") : missing(what, "a page's HTML"),
    html,
  );

/**
 * Returns webpack's plugins of `gatsby develop` without Gatsby's own ESLint, which reads only .js and .jsx files. Gatsby's ESLint could not
 * run anyway, because package.json replaces its packages by an empty package.
 */
export function withoutEslint<Plugin extends object>(plugins: readonly Plugin[]): Plugin[] {
  const kept = plugins.filter(({ constructor }) => constructor.name !== "ESLintWebpackPlugin");
  return kept.length < plugins.length
    ? kept
    : missing("the plugin for ESLint", "webpack's configuration of `gatsby develop`");
}

/** Files of Gatsby on whose internals our code relies. The text of each file must match the pattern `on`. */
const reliedOn: readonly { file: string; on: RegExp; what: string }[] = [
  {
    // sourceNodes.ts and onPreInit.ts find out from this variable whether `gatsby develop` is running.
    file: "gatsby-cli/lib/create-cli.js",
    on: /process\.env\.gatsby_executing_command = command\b/,
    what: "the name of the running command",
  },
  {
    // sourceNodes.ts calls this function to create the nodes of pictures.
    file: "gatsby-source-filesystem/create-file-node.js",
    on: /exports\.createFileNode = async \(pathToFile, createNodeId, pluginOptions = \{\}, cache = null\)/,
    what: "the function that makes the node of a file",
  },
  {
    // writeWaitingPages.ts finds pages without written data in the same way as this function, and requests them with the same event.
    file: "gatsby/dist/utils/get-page-data.js",
    on: /emitter\.emit\(`QUERY_RUN_REQUESTED`, \{\s*pagePath\s*\}\)[^]*pendingPageDataWrites\.pagePaths\.has\(pagePath\)/,
    what: "the pages that wait to be written",
  },
];

/**
 * Checks the files of the installed Gatsby.
 * @param read returns the text of a file in node_modules
 * @throws if a file no longer matches its pattern in `reliedOn`
 */
export function checkGatsby(read: (file: string) => string): void {
  for (const { file, on, what } of reliedOn) if (!on.test(read(file))) missing(what, file);
}
