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
  pageTitle: "The Annex",
  origin: "pages/annex.md",
  ...changes,
});

/**
 * Parses the feed with a strict parser.
 * @throws if the XML is not well formed
 */
function parsed(updates: ReturnType<typeof update>[]) {
  const { document } = new JSDOM(updatesFeed(campaign, updates), { contentType: "application/xml" }).window;
  const text = (of: Element | Document, name: string) => of.querySelector(name)?.textContent;
  const entries = [...document.querySelectorAll("entry")];
  return { root: document.documentElement, document, text, entries };
}

test("the feed is Atom, with everything that Atom asks for", () => {
  const { root, document, text, entries } = parsed([
    update(),
    update({ on: "2026-01-02", path: "/dates#end", origin: "timeline.yaml#end" }),
  ]);
  expect([root.localName, root.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  expect(text(document, "feed > id")).toBe("https://www.campaign.test/updates.xml");
  expect(text(document, "feed > title")).toBe("Bell & Book: updates");
  expect(text(document, "feed > updated")).toBe("2026-03-04T00:00:00.000Z");
  expect(text(document, "feed > author > name")).toBe("Bell & Book");
  expect(document.querySelector("feed > link[rel=self]")?.getAttribute("href")).toBe(
    "https://www.campaign.test/updates.xml",
  );
  const written = entries.map((entry) => [
    text(entry, "id"),
    text(entry, "updated"),
    entry.querySelector("link")?.getAttribute("href"),
  ]);
  const day = "2026-03-04";
  const site = "https://www.campaign.test";
  expect(written).toEqual([
    [`tag:www.campaign.test,${day}:1/pages/annex.md`, `${day}T00:00:00.000Z`, `${site}/annex`],
    ["tag:www.campaign.test,2026-01-02:1/timeline.yaml#end", "2026-01-02T00:00:00.000Z", `${site}/dates#end`],
  ]);
});

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
  [{ isHidden: true }, "Why. The wrong words are not repeated here, because repeating them would do harm."],
])(
  "a correction shows the earlier and the new words, unless repeating them would do harm: %j",
  (words, shown) => {
    const { text, entries } = parsed([update({ isCorrection: true, text: "Why.", ...words })]);
    const content = entries.map(
      (entry) => new JSDOM(text(entry, "content") ?? "").window.document.body.textContent,
    );
    expect(content).toEqual([shown]);
  },
);

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
  // The ids of the entries stay the same if the page moves.
  const moved = { path: "/elsewhere" };
  expect(ids([update({ text: "Second", ...moved }), update({ text: "First", ...moved })])).toEqual(before);
});

test("a site without updates has no feed", () => {
  expect(updatesFeed(campaign, [])).toBeUndefined();
});
