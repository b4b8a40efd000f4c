import type { ReplaceRendererArgs } from "gatsby";
import { Helmet } from "react-helmet";
import { renderToStaticMarkup } from "react-dom/server";
import { replaceRenderer } from "./replaceRenderer";

/**
 * Renders a page with this title as Gatsby does. Returns the page's body, the mock that receives the attributes of `<html>`, and `head`,
 * which returns the contents of the page's head. `head` is a function, because Gatsby may read the head later, while it is rendering
 * another page.
 */
function render(title: string) {
  const [setHeadComponents, setHtmlAttributes] = [jest.fn(), jest.fn()];
  const bodyComponent = (
    <>
      <div style={{ outline: "none" }} tabIndex={-1} id="gatsby-focus-wrapper">
        <Helmet htmlAttributes={{ lang: title }}>
          <title>{title}</title>
          <meta name="description" content={title} />
        </Helmet>
        <p>{title}</p>
      </div>
      <div id="gatsby-announcer" />
    </>
  );
  const replaceBodyHTMLString = jest.fn<undefined, [string]>();
  const functions = { replaceBodyHTMLString, setHeadComponents, setHtmlAttributes };
  replaceRenderer({ bodyComponent, ...functions } as unknown as ReplaceRendererArgs);
  return {
    head: () => renderToStaticMarkup(<>{setHeadComponents.mock.calls.flat()}</>),
    attributes: setHtmlAttributes,
    body: replaceBodyHTMLString.mock.calls.flat().join(""),
  };
}

beforeAll(() => {
  Object.assign(globalThis, { INLINE_SCRIPT: "" });
  Helmet.canUseDOM = false;
});
afterAll(() => {
  Helmet.canUseDOM = true;
});

test("two pages that Gatsby renders at the same time each have their own head", () => {
  const pages = ["One", "Other"].map((title) => ({ title, ...render(title) }));
  for (const { title, head, attributes } of pages) {
    expect(head()).toContain(`>${title}</title>`);
    expect(head()).toContain(`content="${title}"`);
    expect(attributes).toHaveBeenCalledWith(expect.objectContaining({ lang: title }));
  }
});

test("the tags of a page's head do not contain the attribute by which Helmet finds them", () => {
  expect(render("One").head()).toContain('<title>One</title><meta name="description" content="One"/>');
});

test("the body of a page is HTML without the router's elements", () => {
  expect(render("One").body).toBe("<div><p>One</p></div>");
});
