import { checked, pageText, sourceText, testimonyText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../content-model/readContent";
import { toNodes } from "./toNodes";

/**
 * Returns the updates of each page by the page's file, and the updates of the whole site. Each update is written as "day path: text". Also
 * returns the fields of each page.
 */
async function updatesOf(files: Record<string, string>) {
  const content = await TinyContent.with(files);
  const nodes = toNodes(await readContent(content.root), new Date("2026-11-21"));
  const written = (updates: unknown) =>
    (updates as { on: string; path: string; text: string }[]).map(
      ({ on, path, text }) => `${on} ${path}: ${text}`,
    );
  const campaign = nodes.lists.find(({ relativePath }) => relativePath === "campaign.yaml")?.entries;
  return {
    all: written((campaign as { updates: unknown }).updates),
    of: Object.fromEntries(
      nodes.markdown.map(({ relativePath, fields }) => [relativePath, written(fields.updates)]),
    ),
    fields: Object.fromEntries(nodes.markdown.map(({ relativePath, fields }) => [relativePath, fields])),
  };
}

const changed = (on: string, text: string, more = "") => `changes: [{ on: ${on}, text: ${text}${more} }]\n`;

test("a page has its own changes and those of the entries and contentions that it shows, the newest first", async () => {
  const { all, of } = await updatesOf({
    "sources.yaml": sourceText("paper"),
    "pages/press.md": pageText("/press", { template: "media", more: changed("2026-01-02", "Second") }),
    "pages/annex.md": pageText("/annex"),
    "media.yaml": `- title: A Film\n  ${changed("2026-01-03", "Third")}- title: A Book\n  ${changed("2026-01-01", "First")}`,
    "contentions.yaml": `- { anchor: paint, title: Paint, by: He, claim: Wet, undecided: true, sources: [paper], pages: [press, annex], changes: [{ on: 2026-01-02, text: Also second }] }\n`,
  });
  expect(of["pages/press.md"]).toEqual([
    "2026-01-03 /press#card_a-film: Third",
    "2026-01-02 /press: Second",
    "2026-01-02 /press#contention_paint: Also second",
    "2026-01-01 /press#card_a-book: First",
  ]);
  expect(of["pages/annex.md"]).toEqual(["2026-01-02 /annex#contention_paint: Also second"]);
  // Two pages show the contention, but the list of all updates contains its change only once.
  expect(all).toHaveLength(4);
  expect([...all].sort()).toEqual([
    "2026-01-01 /press#card_a-book: First",
    "2026-01-02 /annex#contention_paint: Also second",
    "2026-01-02 /press: Second",
    "2026-01-03 /press#card_a-film: Third",
  ]);
});

test("a value such as {asOf} is replaced in the text of an update", async () => {
  const { of } = await updatesOf({
    "pages/press.md": pageText("/press", { more: changed("2026-01-02", '"As it was on {asOf}"') }),
  });
  expect(of["pages/press.md"]).toEqual(["2026-01-02 /press: As it was on 6 May 2024"]);
});

test("an update has its day in words, the corrected words, and whether it is a correction", async () => {
  const { fields } = await updatesOf({
    "pages/dates.md": pageText("/dates", { template: "timeline" }),
    "timeline.yaml": `- { anchor: verdict, when: 1998-05-14, title: The verdict, description: Guilty., icon: gavel, ${changed("2025-11-30", "The month was wrong.", ", correction: true, was: In May, now: In June").trim()} }\n`,
  });
  expect(fields["pages/dates.md"]).toMatchObject({
    dateInWords: "Updated 30 November 2025",
    updates: [
      {
        on: "2025-11-30",
        day: "30 November 2025",
        text: "The month was wrong.",
        isCorrection: true,
        was: "In May",
        now: "In June",
        isHidden: false,
        entry: "The verdict",
        path: "/dates#verdict",
        pageTitle: "The dates title",
        origin: "timeline.yaml#verdict",
      },
    ],
  });
});

test("words that would do harm are not repeated", async () => {
  const { fields } = await updatesOf({
    "pages/annex.md": pageText("/annex", {
      more: changed("2026-01-01", "A name.", ", correction: true, wrongWordsHidden: true, now: A man."),
    }),
  });
  expect(fields["pages/annex.md"]?.updates).toMatchObject([{ was: null, now: "A man.", isHidden: true }]);
});

test.each([
  ["was: In May", /"was" is only for a correction\. Write correction: true/],
  ["correction: true, now: In June", /"now" contains the new words, but the wrong words are missing/],
  ["correction: true, was: In May, now: In May", /"now" has the same words as "was"/],
  ["wrongWordsHidden: true", /"wrongWordsHidden" is only for a correction\. Write correction: true/],
  [
    "correction: true, wrongWordsHidden: true, was: In May",
    /"was" contains words that the page must not show/,
  ],
])("the check refuses %s", async (more, problem) => {
  const page = pageText("/", { template: "home", more: changed("2026-01-01", "Why.", `, ${more}`) });
  expect(await checked({ "pages/home.md": page })).toContainEqual(expect.stringMatching(problem));
});

test("a page without changes is dated by its publication, or not at all", async () => {
  const { all, fields } = await updatesOf({
    "pages/council.md": pageText("/council", { more: "publishedOn: 2011-06-02\n" }),
    "pages/annex.md": pageText("/annex"),
  });
  expect(fields["pages/council.md"]).toMatchObject({ dateInWords: "2 June 2011", updates: [] });
  expect(fields["pages/annex.md"]).toMatchObject({ dateInWords: null, updates: [] });
  expect(all).toEqual([]);
});

test("a testimony has its changes; those of a withdrawn one are not published", async () => {
  const { all } = await updatesOf({
    "pages/voices.md": pageText("/voices", { template: "testimonies" }),
    "testimonies/ann.md": testimonyText("ann", 10, { more: changed("2026-01-01", "Her office.") }),
    "testimonies/bob.md": testimonyText("bob", 20, {
      more: `${changed("2026-01-01", "Secret.")}withdrawn: true\n`,
    }),
  });
  expect(all).toEqual(["2026-01-01 /voices/ann: Her office."]);
});
