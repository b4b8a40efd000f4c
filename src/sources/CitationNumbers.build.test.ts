/** These tests render as the build does, without a browser. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CardSources } from "./CitationNumbers";

test("the build fails, and says how to mend it, if a page has no number for a card's citation", () => {
  const sources = [{ at: "meetings.yaml/0/sources/0", written: "ruling", name: "Ruling" }];
  expect(() => renderToStaticMarkup(createElement(CardSources, { sources }))).toThrow(
    /at meetings\.yaml\/0.*Add shownOn/,
  );
});
