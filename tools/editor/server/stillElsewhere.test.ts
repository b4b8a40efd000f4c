/** Tests of the notice about details that a save has changed, but whose old version other places still contain. */
import { pageText, sourceText, TinyContent } from "../../../tests/support/tinyContent";
import { stillElsewhere } from "./stillElsewhere";

const card = (title: string, url: string) => ({ title, links: [{ text: "Look here", url }] });

it.each<[what: string, before: object, after: object, text: string, old: string[]]>([
  [
    "a name of two words within a sentence",
    card("Jo Grey", "https://a.test"),
    card("Jo White", "https://a.test"),
    "Ask Jo Grey.",
    ["Jo Grey"],
  ],
  [
    "a name in places that have the new, longer name",
    card("Jo Grey", "https://a.test"),
    card("Jo Grey and Sons", "https://a.test"),
    "Ask Jo Grey and Sons.",
    [],
  ],
  [
    "a name in places that have the old name besides the new, longer one",
    card("Jo Grey", "https://a.test"),
    card("Jo Grey and Sons", "https://a.test"),
    "Jo Grey and Sons was Jo Grey.",
    ["Jo Grey"],
  ],
  [
    "a web address in places that have the new, longer one",
    card("Jo Grey", "https://a.test/press"),
    card("Jo Grey", "https://a.test/press/new"),
    "See https://a.test/press/new for more.",
    [],
  ],
  [
    "a home address with its postcode, which was deleted from a text",
    { body: "Ask Mrs Gray at 31 Elm Road, M1 1AE." },
    { body: "Ask somebody." },
    "Mrs Gray lives at 31 Elm Road, M1 1AE",
    ["M1 1AE", "31 Elm Road"],
  ],
  [
    "a telephone number with brackets, once",
    { body: "Ring (020) 7946 0999." },
    { body: "Ring somebody." },
    "Their number is (020) 7946 0999",
    ["020) 7946 0999"],
  ],
  [
    "a telephone number in another spelling",
    { body: "Ring 01632 960777." },
    { body: "Ring somebody." },
    "Ring +44 1632 960777 at noon.",
    ["01632 960777"],
  ],
  [
    "a number of zeros, as in the samples, and not in texts without it",
    { entries: [{ name: "Account number", value: "00000000" }] },
    { entries: [{ name: "Account number", value: "12345678" }] },
    "The company has the number 00000000",
    ["00000000"],
  ],
  [
    "a number of zeros, which no other place has",
    { entries: [{ name: "Account number", value: "00000000" }] },
    { entries: [{ name: "Account number", value: "12345678" }] },
    "Words",
    [],
  ],
  [
    "a usual word, which was a title, within a sentence",
    card("Petition", "https://a.test"),
    card("Signatures", "https://a.test"),
    "Petition forms are here.",
    [],
  ],
  [
    "a usual word that is the whole of another title",
    card("Petition", "https://a.test"),
    card("Signatures", "https://a.test"),
    "Petition",
    ["Petition"],
  ],
])("%s: named if the old one is still used", async (_what, before, after, title, old) => {
  const source = sourceText("first").replace("The first", JSON.stringify(title));
  const { root } = await TinyContent.with({ "sources.yaml": source });
  const still = await stillElsewhere(root, { entries: [before] }, { entries: [after] });
  expect(still.map((one) => one.old)).toEqual(old);
});

it("names each line of a text that still has the old one", async () => {
  const body = "- Ring 01632 960777.\n- Write.\n- Or ring +44 1632 960777.";
  const { root } = await TinyContent.with({ "pages/annex.md": pageText("/annex", { body }) });
  const [still] = await stillElsewhere(root, { body: "Ring 01632 960777." }, { body: "Ring somebody." });
  expect(still?.places.map(({ snippet }) => snippet)).toEqual([
    "- Ring 01632 960777.",
    "- Or ring +44 1632 960777.",
  ]);
});
