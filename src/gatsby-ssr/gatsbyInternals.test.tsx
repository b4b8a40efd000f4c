import { readFileSync } from "node:fs";
import type { PreRenderHTMLArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { checkGatsby, onPreRenderHTML, withoutEslint, withoutRouter } from "./gatsbyInternals";

const Slice = ({ sliceId }: { sliceId: string }) => <>{sliceId}</>;

test("scripts, image styles and the name of Gatsby are left out of a page, and the build stops if they were not there", () => {
  const paragraph = <p key="a" />;
  const image = <style key="gatsby-image-style-noscript" />;
  const generator = <meta key="generator-5.16.1" name="generator" />;
  const loader = <script key="script-loader" />;
  const files = createSlice("_gatsby-scripts");
  const [head, bodyEnd] = [
    [paragraph, image, generator],
    [paragraph, loader, files],
  ];
  expect(render(head, bodyEnd)).toEqual([[paragraph], [paragraph]]);
  expect(() => render(head, [paragraph, files])).toThrow("the inline script with the page's path");
  expect(() => render(head, [paragraph, loader])).toThrow("the slice with the script files");
  expect(() => render([paragraph, generator], bodyEnd)).toThrow("gatsby-plugin-image");
  expect(() => render([paragraph, image], bodyEnd)).toThrow("the name of the generator");
});

test("the style sheet of imported CSS files has no attributes in a page", () => {
  const image = <style key="gatsby-image-style-noscript" />;
  const generator = <meta key="generator-5.16.1" name="generator" />;
  const styles = <style key="styles.css" data-href="/styles.css" data-identity="gatsby-global-css" />;
  const bodyEnd = [<script key="script-loader" />, createSlice("_gatsby-scripts")];
  const [head] = render([image, generator, styles], bodyEnd);
  expect(renderToStaticMarkup(<>{head}</>)).toBe("<style></style>");
});

test("the development server keeps the scripts of Gatsby", () => {
  const scripts = [<script key="script-loader" />];
  expect(render([], scripts, "development")).toEqual([[], scripts]);
});

/** Calls the hook as Gatsby does for a page. Returns the elements that the hook leaves in the head and at the end of the body. */
function render(head: React.ReactNode[], bodyEnd: React.ReactNode[], mode = "production") {
  const page = { head, bodyEnd };
  const environment = process.env;
  process.env = { ...environment, NODE_ENV: mode };
  try {
    onPreRenderHTML({
      getHeadComponents: () => page.head,
      getPostBodyComponents: () => page.bodyEnd,
      replaceHeadComponents: (parts: React.ReactNode[]) => void (page.head = parts),
      replacePostBodyComponents: (parts: React.ReactNode[]) => void (page.bodyEnd = parts),
    } as unknown as PreRenderHTMLArgs);
  } finally {
    process.env = environment;
  }
  return [page.head, page.bodyEnd];
}

/** Returns a slice (an element with a `sliceId`) without a React `key`, because Gatsby's slices do not have one. */
function createSlice(sliceId: string) {
  return <Slice sliceId={sliceId} />;
}

const focus = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';
const announcer = '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>';

test("the router's own elements are left out of a page, and the build stops if they were not there", () => {
  expect(withoutRouter(`${focus}<p>Text</p></div>${announcer}`)).toBe("<div><p>Text</p></div>");
  expect(() => withoutRouter(`<div><p>Text</p></div>${announcer}`)).toThrow(
    "the element that takes the focus",
  );
  expect(() => withoutRouter(`${focus}<p>Text</p></div>`)).toThrow("the announcer of routes");
});

test("the development server runs without Gatsby's ESLint, and stops if that plugin has another name", () => {
  class ESLintWebpackPlugin {
    apply() {}
  }
  const other = {};
  expect(withoutEslint([other, new ESLintWebpackPlugin()])).toEqual([other]);
  expect(() => withoutEslint([other])).toThrow("the plugin for ESLint");
});

const installed = (file: string) => readFileSync(`node_modules/${file}`, "utf8");

test("the build stops if an installed Gatsby lacks an internal that the site relies on", () => {
  expect(() => checkGatsby(installed)).not.toThrow();
  const changed = (name: string, text: string) => (file: string) =>
    file === name ? installed(file).replaceAll(text, "other") : installed(file);
  const cli = "gatsby-cli/lib/create-cli.js";
  expect(() => checkGatsby(changed(cli, "gatsby_executing_command"))).toThrow(
    `the name of the running command is no longer in ${cli}`,
  );
  const files = "gatsby-source-filesystem/create-file-node.js";
  expect(() => checkGatsby(changed(files, "createNodeId"))).toThrow(
    `the function that makes the node of a file is no longer in ${files}`,
  );
});
