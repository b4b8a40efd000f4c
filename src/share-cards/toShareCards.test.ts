import { toShareCards } from "./toShareCards";

const campaign = { name: "The Campaign", tagline: "For something" };
const page = { path: "/a", title: "A", template: "article", standfirst: null, sample: false };
const testimony = {
  path: "/testimonies/ann",
  name: "Ann",
  summary: "A line.",
  sample: false,
};

test.each([
  ["an article", { ...page }, { kind: "The case", title: "A", line: undefined }],
  ["a page of another template", { ...page, template: "contact" }, { kind: "For something", title: "A" }],
  ["a sample", { ...page, standfirst: "More.", sample: true }, { kind: "The case · Sample", line: "More." }],
])("the card of %s", (_what, node, expected) => {
  const cards = toShareCards({ campaign, pages: [node], testimonies: [] });
  expect(cards.get("/a")).toMatchObject({ ...expected, campaign: "The Campaign" });
});

test("the card of a testimony says whether it is a sample", () => {
  const cards = toShareCards({
    campaign,
    pages: [],
    testimonies: [testimony, { ...testimony, path: "/testimonies/bob", sample: true }],
  });
  expect([...cards].map(([path, { kind }]) => [path, kind])).toEqual([
    ["/testimonies/ann", "Testimony"],
    ["/testimonies/bob", "Testimony · Sample"],
  ]);
});
