import { isAmong, toIndexGroups, toMenu, withRest } from "./menu";

const place = (path: string, name: string) => ({ name, page: { path } });
const plain = { url: null, heading: null, listsTestimonies: false, items: [], footerPages: [] };

test("an entry is a link, an outside one keeps its address, and the dropdown of testimonies ends with each of them", () => {
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

test("a dropdown begins with its own page, unless that is among its items", () => {
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

test.each([
  ["one of its items", "/testimonies/ann", true],
  ["one of its items with a slash at its end", "/testimonies/ann/", true],
  ["another page", "/testimonies-of-others", false],
])("a dropdown on %s", (_case, location, expected) => {
  const items = [{ name: "Ann", path: "/testimonies/ann" }];
  expect(isAmong(items, location)).toBe(expected);
});

test("the footer groups the pages of a dropdown with its further pages, and lists each page once", () => {
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
  const groups = toIndexGroups(entries, pages);
  expect(groups.map(({ title, links }) => [title, ...links.map(({ name }) => name)])).toEqual([
    ["Pages", "Home", "Voices"],
    ["Evidence", "Alibi", "Case", "Night"],
  ]);
});

test("a list of testimonies that was cut short ends with a link to all of them", () => {
  const some = [{ name: "A", path: "/testimonies/a" }];
  const page = { name: "Voices", path: "/voices" };
  expect(withRest(some, 1, page)).toEqual(some);
  expect(withRest(some, 11_000, page)).toEqual([...some, { name: "Voices: all 11000", path: "/voices" }]);
});
