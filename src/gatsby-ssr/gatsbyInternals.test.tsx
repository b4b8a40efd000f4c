import { readFileSync } from "node:fs";
import { checkGatsby, reliedOn, toLateScripts, withoutImageStyles, withoutPagePath } from "./gatsbyInternals";

const tags = (...files: string[]) => files.map((file) => `<script src="${file}" async></script>`).join("");
const own = `<script>window.___webpackCompilationHash="abc";</script>${tags("/runtime.js", "/app.js")}`;
const groups: Record<string, string[]> = {
  app: ["runtime.js", "app.js", "styles.css"],
  "search-palette": ["app.js", "list.js"],
};
const build = { hash: "abc", filesOf: (name: string) => groups[name] };

test("the data names the build, its scripts in their order and what the search needs in addition", () => {
  expect(toLateScripts(own, build, "search-palette")).toEqual({
    hash: "abc",
    files: ["/runtime.js", "/app.js"],
    search: ["/list.js"],
  });
});

test.each([
  ["other tags", own.replace("async", "defer"), "search-palette"],
  ["no tags", "", "search-palette"],
  ["tags of other files", own.replace("runtime", "other"), "search-palette"],
  ["another way to name the build", own.replace("abc", "def"), "search-palette"],
  ["no group for the search", own, "renamed"],
])("%s: the build stops with an error", (_what, fragment, search) => {
  expect(() => toLateScripts(fragment, build, search)).toThrow(
    /^Gatsby has changed: .* is no longer in .*\.$/,
  );
});

test("what every page would carry without using it is left out, and must have been there", () => {
  const parts = [<p key="a" />, <script key="script-loader" />, <style key="gatsby-image-style-noscript" />];
  expect(withoutPagePath(parts)).toEqual([parts[0], parts[2]]);
  expect(withoutImageStyles(parts)).toEqual([parts[0], parts[1]]);
  expect(() => withoutPagePath([<p key="a" />])).toThrow("the inline script with the page's path");
  expect(() => withoutImageStyles([<p key="a" />])).toThrow("gatsby-plugin-image");
});

const installed = (file: string) => readFileSync(`node_modules/${file}`, "utf8");

test("the installed Gatsby has all that is relied on, and each of it is missed", () => {
  expect(() => checkGatsby(installed)).not.toThrow();
  for (const { file, on, what } of reliedOn) {
    const without = (name: string) =>
      name === file ? installed(name).replaceAll(new RegExp(on, "g"), "") : installed(name);
    expect(() => checkGatsby(without)).toThrow(`${what} is no longer in ${file}`);
  }
});
