import type { ReplaceRendererArgs } from "gatsby";
import { Helmet } from "react-helmet";
import { renderToStaticMarkup } from "react-dom/server";
import { replaceRenderer } from "./replaceRenderer";

/** Renders a page of this title as Gatsby does; gives what was put into its head. */
function render(title: string) {
  const head: React.ReactNode[] = [];
  let attributes = {};
  replaceRenderer({
    bodyComponent: (
      <Helmet htmlAttributes={{ lang: title }}>
        <title>{title}</title>
        <meta name="description" content={title} />
      </Helmet>
    ),
    replaceBodyHTMLString: () => undefined,
    setHeadComponents: (components: React.ReactNode[]) => void head.push(...components),
    setHtmlAttributes: (given: object) => {
      attributes = { ...attributes, ...given };
    },
  } as unknown as ReplaceRendererArgs);
  return { head: () => renderToStaticMarkup(<>{head}</>), attributes: () => attributes };
}

beforeAll(() => {
  Helmet.canUseDOM = false;
});
afterAll(() => {
  Helmet.canUseDOM = true;
});

test("two pages that Gatsby renders at the same time keep their own heads", () => {
  const [one, other] = [render("One"), render("Other")];
  for (const [page, title] of [
    [one, "One"],
    [other, "Other"],
  ] as const) {
    expect(page.head()).toContain(`>${title}</title>`);
    expect(page.head()).toContain(`content="${title}"`);
    expect(page.attributes()).toMatchObject({ lang: title });
  }
});
