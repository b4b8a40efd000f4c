import { checked, pageText } from "../../../tests/support/tinyContent";

const lines = (count: number) => "Nearly fifty-five letters fill a line of the leaflet. ".repeat(count);
const picture = "![A pier](../images/share.png)";

test.each<[string, string, RegExp[]]>([
  ["one card", "## One\n\nWords.", [/annex\.md:6:11 {2}A leaflet needs at least two cards/]],
  ["a picture above its sides", `${picture}\n\n## One\n\nWords.\n\n## Two\n\nWords.`, []],
  [
    "a picture on a side",
    `## One\n\n${picture}\n\n## Two\n\nWords.`,
    [/annex\.md:11:1 {2}The sides of a leaflet have no pictures/],
  ],
  ["sides that are full", `Words.\n\n## One\n\n${lines(20)}\n\n- ${lines(6)}\n\n## Two\n\n${lines(11)}`, []],
  [
    "a first side that is too long",
    `Words.\n\n## One\n\n${lines(20)}\n\n### More\n\n- ${lines(8)}\n- ${lines(4)}\n\n## Two\n\nWords.`,
    [/annex\.md:11:1 {2}The first side of the leaflet is about 6 lines too long/],
  ],
  [
    "a second side that is too long",
    `## One\n\nWords.\n\n## Two\n\n${lines(24)}`,
    [/annex\.md:13:1 {2}The second side of the leaflet is about 4 lines too long/],
  ],
  [
    "too many short words",
    `## One\n\n${"a b c d e f g h ".repeat(40)}\n\n## Two\n\n${"a b c d e f g h ".repeat(10)}`,
    [
      /annex\.md:9:1 {2}The two sides of a leaflet have room for at most 380 words, but the text from its first heading on has 402/,
    ],
  ],
])("a leaflet with %s", async (_what, body, expected) => {
  const found = await checked({ "pages/annex.md": pageText("/annex", { template: "leaflet", body }) });
  expect(found).toEqual(expected.map((message) => expect.stringMatching(message) as string));
});
