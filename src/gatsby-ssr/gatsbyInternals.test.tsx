import { readFileSync } from "node:fs";
import { checkGatsby, reliedOn, withoutImageStyles, withoutRouter, withoutScripts } from "./gatsbyInternals";

const Slice = ({ sliceId }: { sliceId: string }) => <>{sliceId}</>;

test("what every page would carry without using it is left out, and must have been there", () => {
  const paragraph = <p key="a" />;
  const image = <style key="gatsby-image-style-noscript" />;
  const loader = <script key="script-loader" />;
  const files = createSlice("_gatsby-scripts");
  expect(withoutScripts([paragraph, loader, files])).toEqual([paragraph]);
  expect(withoutImageStyles([paragraph, image])).toEqual([paragraph]);
  expect(() => withoutScripts([paragraph, files])).toThrow("the inline script with the page's path");
  expect(() => withoutScripts([paragraph, loader])).toThrow("the slice with the script files");
  expect(() => withoutImageStyles([paragraph])).toThrow("gatsby-plugin-image");
});

/** As Gatsby makes it: without a key. */
function createSlice(sliceId: string) {
  return <Slice sliceId={sliceId} />;
}

const focus = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';
const announcer = '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>';

test("what the router renders for a browser is left out, and must have been there", () => {
  expect(withoutRouter(`${focus}<p>Text</p></div>${announcer}`)).toBe("<div><p>Text</p></div>");
  expect(() => withoutRouter(`<div><p>Text</p></div>${announcer}`)).toThrow(
    "the element that takes the focus",
  );
  expect(() => withoutRouter(`${focus}<p>Text</p></div>`)).toThrow("the announcer of routes");
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
