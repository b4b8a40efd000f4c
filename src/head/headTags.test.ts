import { headTags, type PageMeta } from "./headTags";

const campaign: Parameters<typeof headTags>[1] = {
  name: "The Campaign",
  siteUrl: "https://campaign.example",
  description: "What it is.",
  language: "en-GB",
  accounts: [{ url: "https://example.org/x" }],
  icon: { publicURL: "/icon.png" },
  isIndexed: true,
  hasUpdates: false,
};
const page = (changes: Partial<PageMeta> = {}): PageMeta => ({
  path: "/annex",
  title: "The Annex",
  description: "A call.",
  ...changes,
});

const tags = (changes?: Partial<PageMeta>) => headTags(page(changes), campaign);
const metas = (changes?: Partial<PageMeta>) =>
  Object.fromEntries(
    tags(changes).meta.map(({ name, property, content }) => [name ?? property, content]),
  ) as Record<string, string>;
const data = (changes?: Partial<PageMeta>) =>
  tags(changes).script.map(({ innerHTML }) => JSON.parse(innerHTML) as Record<string, unknown>);

test.each<[string, Partial<PageMeta>, Record<string, string>, string[]]>([
  ["a page", {}, { "og:type": "website", "og:url": "https://campaign.example/annex" }, ["WebPage"]],
  [
    "the home page",
    { path: "/", isHome: true, keywords: ["a", "b"] },
    { keywords: "a, b", "og:url": "https://campaign.example/" },
    ["WebPage", "Organization", "WebSite"],
  ],
  [
    "an article",
    { publishedOn: "2018-09-08", keywords: ["c"] },
    { "og:type": "article", keywords: "c" },
    ["Article"],
  ],
])(
  "the head of %s has its title, description, social card and structured data",
  (_case, changes, someMetas, types) => {
    expect(metas(changes)).toMatchObject({
      description: "A call.",
      "og:title": "The Annex | The Campaign",
      "og:image": expect.stringMatching(
        /^https:\/\/campaign\.example\/share\/(annex|index)\.jpg$/,
      ) as unknown,
      "og:image:alt": "The Annex, The Campaign",
      "twitter:card": "summary_large_image",
      "format-detection": "telephone=no",
      ...someMetas,
    });
    expect(data(changes).map((value) => value["@type"])).toEqual(types);
    expect(tags(changes).title).toBe("The Annex | The Campaign");
  },
);

test.each<[string, Partial<PageMeta>]>([
  ["a page", {}],
  ["the home page", { path: "/", isHome: true }],
  ["the not-found page", { isHidden: true }],
  ["an old address", { path: "/team", movedTo: "/team" }],
])("while anything is a sample, the head of %s has one robots tag with noindex", (_what, changes) => {
  const { meta } = headTags(page(changes), { ...campaign, isIndexed: false });
  expect(meta.filter(({ name }) => name === "robots")).toEqual([{ name: "robots", content: "noindex" }]);
  expect(metas().robots).toBeUndefined();
});

test("the not-found page has noindex and no canonical address", () => {
  expect(metas({ isHidden: true })).toEqual({
    description: "A call.",
    robots: "noindex",
    "format-detection": "telephone=no",
  });
  expect(tags({ isHidden: true }).link).toEqual([]);
});

test("the head links to the feed of updates, if the site has any", () => {
  const feeds = (hasUpdates: boolean) =>
    headTags(page(), { ...campaign, hasUpdates }).link.filter(({ rel }) => rel === "alternate");
  expect(feeds(true)).toEqual([
    { rel: "alternate", type: "application/atom+xml", title: "Updates", href: "/updates.xml" },
  ]);
  expect(feeds(false)).toEqual([]);
});

test("structured data has the day of the last change, and an article's publisher and day of publication", () => {
  expect(data({ updatedOn: "2026-03-04" })[0]).toMatchObject({
    "@type": "WebPage",
    dateModified: "2026-03-04",
  });
  expect(data({ updatedOn: "2026-03-04", publishedOn: "2018-09-08" })[0]).toMatchObject({
    "@type": "Article",
    datePublished: "2018-09-08",
    dateModified: "2026-03-04",
    publisher: { name: "The Campaign", logo: "https://campaign.example/icon.png" },
  });
  expect(data()[0]).not.toHaveProperty("dateModified");
});

test("an old address redirects, and describes the page that it redirects to", () => {
  const moved = { path: "/team", title: "The Team", movedTo: "/team" };
  const { link, script, noscript } = tags(moved);
  expect(noscript).toEqual([{ innerHTML: '<meta http-equiv="refresh" content="0; url=/team"/>' }]);
  expect(link).toContainEqual({ rel: "canonical", href: "https://campaign.example/team" });
  expect(metas(moved)).toMatchObject({
    "og:title": "The Team | The Campaign",
    "og:image": "https://campaign.example/share/team.jpg",
  });
  expect(metas(moved)).not.toHaveProperty("robots");
  expect(script).toEqual([]);
});

test.each(["</script><script>alert(1)</script>", "<!--", 'quotes " and \\'])(
  "the text %j in a title cannot end the script with structured data",
  (title) => {
    expect(tags({ title }).script[0]?.innerHTML).not.toContain("<");
    expect(data({ title })[0]).toMatchObject({ name: title });
  },
);

test("structured data of a testimony has its author", () => {
  expect(data({ author: "A B" })[0]).toMatchObject({ author: { "@type": "Person", name: "A B" } });
});
