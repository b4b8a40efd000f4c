import { isAmong, toMenu, withRest, type MenuEntry } from "./menu";

const place = (path: string, name: string) => ({ name, page: { path } });
const plain = { url: null, heading: null, listsTestimonies: false, items: [] };

const menu = toMenu(
  [
    { ...plain, ...place("/", "Home") },
    { ...plain, name: "Podcast", page: null, url: "https://example.org/podcast" },
    {
      ...plain,
      ...place("/testimonies", "Testimonies"),
      heading: "TESTIMONIES",
      listsTestimonies: true,
      items: [place("/testimonies", "All Testimonies")],
    },
  ],
  [{ name: "Ann", path: "/testimonies/ann" }],
);

const entry = (index: number): MenuEntry => {
  const found = menu[index];
  if (!found) throw new Error(`no entry ${index}`);
  return found;
};

test("an entry without others below it is a link", () => {
  expect(entry(0)).toEqual({ kind: "link", name: "Home", path: "/" });
});

test("an outside entry keeps its address", () => {
  expect(entry(1)).toEqual({ kind: "outside", name: "Podcast", url: "https://example.org/podcast" });
});

test("the dropdown of testimonies ends with every testimony", () => {
  expect(entry(2)).toEqual({
    kind: "dropdown",
    name: "Testimonies",
    path: "/testimonies",
    heading: "TESTIMONIES",
    items: [
      { name: "All Testimonies", path: "/testimonies" },
      { name: "Ann", path: "/testimonies/ann" },
    ],
  });
});

test.each([
  ["one of its items", "/testimonies/ann", true],
  ["one of its items with a slash at its end", "/testimonies/ann/", true],
  ["another page", "/testimonies-of-others", false],
])("a dropdown on %s", (_case, location, expected) => {
  const items = [{ name: "Ann", path: "/testimonies/ann" }];
  expect(isAmong(items, location)).toBe(expected);
});

test("a list of testimonies that was cut short ends with a link to all of them", () => {
  const some = [{ name: "A", path: "/testimonies/a" }];
  const page = { label: "Voices", path: "/voices" };
  expect(withRest(some, 1, page)).toEqual(some);
  expect(withRest(some, 11_000, page)).toEqual([...some, { name: "Voices: all 11000", path: "/voices" }]);
});
