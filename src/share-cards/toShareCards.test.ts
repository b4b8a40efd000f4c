import { toShareCards } from "./toShareCards";

const campaign = { name: "The Campaign", tagline: "For something", subject: "The bridge" };
const page = {
  path: "/a",
  title: "A",
  label: "A label",
  template: "article",
  standfirst: null,
  sample: false,
};
const testimony = { path: "/testimonies/ann", name: "Ann", summary: "A line.", sample: false };

test.each([
  ["an article", { ...page }, { kind: "The bridge", title: "A", line: undefined }],
  ["a page of another template", { ...page, template: "contact" }, { kind: "For something", title: "A" }],
  ["the list of testimonies", { ...page, template: "testimonies" }, { kind: "A label" }],
  [
    "a sample",
    { ...page, standfirst: "More.", sample: true },
    { kind: "The bridge · Sample", line: "More." },
  ],
])("the card of %s", (_what, node, expected) => {
  const cards = toShareCards({ campaign, pages: [node], testimonies: [] });
  expect(cards.get("/a")).toMatchObject({ ...expected, campaign: "The Campaign" });
});

test("a campaign without a subject has its tagline on the card of an article", () => {
  const cards = toShareCards({ campaign: { ...campaign, subject: null }, pages: [page], testimonies: [] });
  expect(cards.get("/a")?.kind).toBe("For something");
});

test("the card of a testimony has the label of their list, and says whether it is a sample", () => {
  const cards = toShareCards({
    campaign,
    pages: [{ ...page, path: "/voices", label: "Voices", template: "testimonies" }],
    testimonies: [testimony, { ...testimony, path: "/testimonies/bob", sample: true }],
  });
  expect([...cards].map(([path, { kind }]) => [path, kind])).toEqual([
    ["/voices", "Voices"],
    ["/testimonies/ann", "Voices"],
    ["/testimonies/bob", "Voices · Sample"],
  ]);
});
