/**
 * Everything that the site needs of Gatsby beyond its documented interface. Each function looks for what it relies on and
 * stops the build with an error when a version of Gatsby no longer has it.
 */
import type { LateScripts } from "../browser/inlineData";

/** An element of the head or of the body's end, as Gatsby passes it to hooks. */
type Part = React.ReactNode;

const keyOf = (part: Part) =>
  typeof part === "object" && part !== null && "key" in part ? String(part.key) : "";

function gone(what: string, where: string): never {
  throw new Error(
    `Gatsby has changed: ${what} is no longer in ${where}. See src/gatsby-ssr/gatsbyInternals.ts.`,
  );
}

/** Leaves out the parts whose key matches, of which there must be at least one. */
function without(parts: readonly Part[], key: RegExp, what: string): Part[] {
  const kept = parts.filter((part) => !key.test(keyOf(part)));
  return kept.length < parts.length ? kept : gone(what, "a page's HTML");
}

/**
 * Gatsby writes each page's own path into an inline script, the only one that differs from page to page; without it one short
 * policy serves them all. It serves nothing but a redirect to the page's address on another path.
 */
export const withoutPagePath = (bodyEnd: readonly Part[]) =>
  without(bodyEnd, /^script-loader$/, "the inline script with the page's path");

/** The site renders pictures as plain HTML (Image.tsx), so it needs neither styles nor script of the plugin's component. */
export const withoutImageStyles = (head: readonly Part[]) =>
  without(head, /^gatsby-image-style/, "what gatsby-plugin-image brings for its component");

/** What webpack reports of a finished build for browsers: the files of each entry and each named part. */
interface BrowserBuild {
  hash: string;
  /** The files of a group by its name; nothing where there is no such group. */
  filesOf: (name: string) => readonly string[] | undefined;
}

const toScripts = (files: readonly string[]) =>
  files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`);

/** The file whose content Gatsby inserts into every page as its script tags. */
export const scriptsFragment = "public/_gatsby/slices/_gatsby-scripts-1.html";

/**
 * The same facts as in Gatsby's own fragment, as data: the inline script loads the files when they are needed.
 * @param own Gatsby's fragment, which must name the same build and files
 * @param searchName the webpack name of the search's list
 */
export function toLateScripts(own: string, build: BrowserBuild, searchName: string): LateScripts {
  const scripts = (name: string) =>
    toScripts(build.filesOf(name) ?? gone(`the group ${name}`, "webpack's build"));
  const files = scripts("app");
  const tags = [...own.matchAll(/<script src="([^"]+)" async><\/script>/g)].map(([, file]) => file);
  if (tags.join() !== files.join()) gone(`the script tags of ${files.join(", ")}`, scriptsFragment);
  if (!own.includes(`window.___webpackCompilationHash="${build.hash}"`))
    gone("the name of the build", scriptsFragment);
  return { hash: build.hash, files, search: scripts(searchName).filter((file) => !files.includes(file)) };
}

/** Files whose internals the code relies on, and what must be in them. */
export const reliedOn: readonly { file: string; on: RegExp; what: string }[] = [
  {
    file: "gatsby/cache-dir/api-runner-browser.js",
    on: /args\.loadPage = loadPage\b/,
    what: "the argument loadPage of browser hooks",
  },
  {
    file: "gatsby/cache-dir/production-app.js",
    on: /window\.___webpackCompilationHash/,
    what: "the comparison of builds",
  },
  {
    // focusPlace.ts: it is given the focus, which is passed on.
    file: "gatsby/cache-dir/production-app.js",
    on: /id="gatsby-focus-wrapper"/,
    what: "the element that takes the focus",
  },
  {
    // focusPlace.ts: it must be emptied in the frame in which it is written.
    file: "gatsby/cache-dir/navigation.js",
    on: /componentDidUpdate\(prevProps, nextProps\) \{\n\s+requestAnimationFrame\(/,
    what: "the frame in which a route is announced",
  },
  {
    file: "gatsby/cache-dir/route-announcer-props.js",
    on: /id: `gatsby-announcer`/,
    what: "the announcer of routes",
  },
  {
    file: "gatsby-plugin-catch-links/catch-links.js",
    on: /export default function \(root, pluginOptions, cb\)/,
    what: "the function that catches links",
  },
  {
    // sourceNodes.ts: without it nothing would watch the content.
    file: "gatsby-cli/lib/create-cli.js",
    on: /process\.env\.gatsby_executing_command = command\b/,
    what: "the name of the running command",
  },
  {
    // onCreateWebpackConfig.ts: elsewhere, the Slice API would be shipped.
    file: "gatsby/cache-dir/gatsby-browser-entry.js",
    on: /export \{ Slice \} from "\.\/slice"/,
    what: "the module of the Slice API",
  },
  {
    // frame/wrappers.tsx: a page's template, which names its head, is the type of its element.
    file: "gatsby/cache-dir/page-renderer.js",
    on: /createElement\(preferDefault\(props\.pageResources\.component\)/,
    what: "the element of a page",
  },
];

/** @param read returns the text of a file in node_modules */
export function checkGatsby(read: (file: string) => string): void {
  for (const { file, on, what } of reliedOn) if (!on.test(read(file))) gone(what, file);
}
