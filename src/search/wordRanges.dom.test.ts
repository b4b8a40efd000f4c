import { foldQuery } from "./foldText";
import { wordRanges } from "./wordRanges";

/** The words that are found in an element, as the document has them. */
function words(html: string, query: string): string[] {
  document.body.innerHTML = html;
  return wordRanges(document.body, [{ text: foldQuery(query), beginsWord: false }]).map(String);
}

test.each([
  ["each place, whatever the case", "<p>Pier by pier.</p><p>A PIER</p>", "pier", ["Pier", "pier", "PIER"]],
  [
    "across bold words and links",
    "<p>the th<strong>ird</strong> <a href='/x'>book</a> of</p>",
    "third book",
    ["third book"],
  ],
  ["across a line break of the source", "<p>the third\nbook</p>", "third book", ["third\nbook"]],
  [
    "past the number of a source",
    "<p>third<sup><a aria-label='Source 1' href='#s'>[1]</a></sup> book</p>",
    "third book",
    ["third[1] book"],
  ],
  ["not from one paragraph into the next", "<p>the third</p><p>book</p>", "third book", []],
  [
    "not in what no passage contains",
    "<nav>pier</nav><button>pier</button><span class='visually-hidden'>pier</span>",
    "pier",
    [],
  ],
  ["quotation marks as on a keyboard", "<p>It’s “so”</p>", `it's "so"`, ["It’s “so”"]],
  ["signs of regular expressions are plain characters", "<p>a.c abc</p>", "a.c", ["a.c"]],
  ["nothing for a blank query", "<p>a b</p>", " ", []],
])("%s", (_case, html, query, expected) => {
  expect(words(html, query)).toEqual(expected);
});
