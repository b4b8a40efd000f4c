import { JSDOM } from "jsdom";
import { updatesFeed } from "./updatesFeed";

const campaign = { name: "Bell & Book", siteUrl: "https://www.campaign.test", language: "en-GB" };
const update = (changes: object = {}) => ({
  on: "2026-03-04",
  text: "A word was wrong.",
  isCorrection: false,
  was: null,
  now: null,
  isHidden: false,
  entry: null,
  path: "/annex",
  page: "The Annex",
  origin: "pages/annex.md",
  ...changes,
});

/** The feed as a strict parser reads it; it throws where the XML is not well formed. All of a feed is in tests/browser/parity.json. */
function parsed(updates: ReturnType<typeof update>[]) {
  const { document } = new JSDOM(updatesFeed(campaign, updates), { contentType: "application/xml" }).window;
  const text = (of: Element, name: string) => of.querySelector(name)?.textContent;
  return { text, entries: [...document.querySelectorAll("entry")] };
}

test("a correction says so, an entry is named beside its page, and no sign of a text is taken for HTML", () => {
  const { text, entries } = parsed([
    update({ isCorrection: true, entry: "Ends & <Means>", text: "5 < 6 & ]]> so on" }),
  ]);
  const [entry] = entries;
  const shown = (html: string | null | undefined) => new JSDOM(html ?? "").window.document.body.textContent;
  expect(entry && shown(text(entry, "title"))).toBe("Correction: The Annex: Ends & <Means>");
  expect(entry && shown(text(entry, "content"))).toBe("5 < 6 & ]]> so on");
});

test.each([
  [{ was: "5 < 6", now: "6 < 7" }, "Why. It said: 5 < 6. It says now: 6 < 7."],
  [{ isHidden: true }, "Why. What it said is not repeated here, since that would do harm."],
])("a correction shows what it corrected: %j", (words, shown) => {
  const { text, entries } = parsed([update({ isCorrection: true, text: "Why.", ...words })]);
  const content = entries.map(
    (entry) => new JSDOM(text(entry, "content") ?? "").window.document.body.textContent,
  );
  expect(content).toEqual([shown]);
});

test("each update has an id of its own, which later ones leave as it is", () => {
  const ids = (updates: ReturnType<typeof update>[]) => {
    const { text, entries } = parsed(updates);
    return entries.map((entry) => text(entry, "id"));
  };
  const before = ids([update({ text: "Second" }), update({ text: "First" })]);
  expect(new Set(before).size).toBe(2);
  expect(
    ids([update({ text: "Third" }), update({ text: "Second" }), update({ text: "First" })]).slice(1),
  ).toEqual(before);
  // Nor does it change when its page moves.
  const moved = { path: "/elsewhere" };
  expect(ids([update({ text: "Second", ...moved }), update({ text: "First", ...moved })])).toEqual(before);
});

test("a site without updates has no feed", () => {
  expect(updatesFeed(campaign, [])).toBeUndefined();
});
