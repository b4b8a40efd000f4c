import { toMenu, toSiteIndex } from "./menu";

const place = (path: string, name: string) => ({ name, page: { path } });
const plain = { url: null, heading: null, listsTestimonies: false, items: [], footerPages: [] };

test("the menu has links, external links, and a dropdown that ends with each testimony", () => {
  const entries = [
    { ...plain, ...place("/", "Home") },
    { ...plain, name: "Podcast", page: null, url: "https://example.org/podcast" },
    {
      ...plain,
      ...place("/testimonies", "Testimonies"),
      heading: "Testimonies",
      listsTestimonies: true,
      items: [place("/testimonies", "All Testimonies")],
    },
  ];
  const ann = { name: "Ann", path: "/testimonies/ann" };
  expect(toMenu(entries, [ann])).toEqual([
    { kind: "link", name: "Home", path: "/" },
    { kind: "outside", name: "Podcast", url: "https://example.org/podcast" },
    {
      kind: "dropdown",
      name: "Testimonies",
      path: "/testimonies",
      heading: "Testimonies",
      items: [{ name: "All Testimonies", path: "/testimonies" }, ann],
    },
  ]);
});

test("a dropdown of the menu begins with its own page, unless its items name that page", () => {
  const entry = { ...plain, ...place("/case", "The Case"), items: [place("/alibi", "Alibi")] };
  expect(toMenu([entry], [])).toMatchObject([
    {
      items: [
        { name: "The Case", path: "/case" },
        { name: "Alibi", path: "/alibi" },
      ],
    },
  ]);
});

test("the footer groups the pages of a dropdown with its `footerPages`, and lists each page once", () => {
  const pages = ["Alibi", "Case", "Home", "Night", "Voices"].map((name) => ({
    name,
    path: `/${name.toLowerCase()}`,
  }));
  const entries = [
    { ...plain, ...place("/home", "Start") },
    {
      ...plain,
      ...place("/case", "The Case"),
      heading: "Evidence",
      items: [place("/alibi", "His alibi"), place("/case", "Overview")],
      footerPages: [{ path: "/night" }, { path: "/alibi" }],
    },
    {
      ...plain,
      ...place("/voices", "Voices"),
      listsTestimonies: true,
      items: [place("/voices", "All")],
    },
  ];
  const columns = toSiteIndex({
    allNavigationEntry: { nodes: entries },
    allPage: { nodes: pages },
    allTestimony: { totalCount: 1, nodes: [{ name: "Ann", path: "/voices/ann" }] },
    testimoniesPage: { name: "Voices", path: "/voices" },
  });
  expect(columns.map(({ title, links }) => [title, ...links.map(({ name }) => name)])).toEqual([
    ["Pages", "Home", "Voices"],
    ["Evidence", "Alibi", "Case", "Night"],
    ["Voices", "Ann"],
  ]);
});

test.each([
  ["lists all testimonies", 1, ["A"]],
  [
    "ends a list of testimonies that was cut short with a link to all of them",
    11_000,
    ["A", "Voices: all 11000"],
  ],
])("the footer %s", (_what, totalCount, names) => {
  const columns = toSiteIndex({
    allNavigationEntry: { nodes: [] },
    allPage: { nodes: [] },
    allTestimony: { totalCount, nodes: [{ name: "A", path: "/testimonies/a" }] },
    testimoniesPage: { name: "Voices", path: "/voices" },
  });
  expect(columns.at(-1)?.links.map(({ name }) => name)).toEqual(names);
});
