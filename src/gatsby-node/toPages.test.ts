import { toPages, type PagesData } from "./toPages";

const data = (changes: Partial<PagesData> = {}): PagesData => ({
  allPage: { nodes: [{ id: "p1", path: "/team", template: "team", fileName: "team" }] },
  allTestimony: { nodes: [{ id: "t1", path: "/testimonies/ann", fileName: "ann", withdrawn: false }] },
  allRedirect: { nodes: [{ from: "/about", page: { id: "p1" }, testimony: null }] },
  ...changes,
});

test("pages take the template of their file, testimonies their own, and are told nothing but their id", () => {
  expect(toPages(data())).toEqual({
    pages: [
      { path: "/team", template: "team", id: "p1" },
      { path: "/testimonies/ann", template: "testimony", id: "t1" },
      { path: "/about", template: "moved", id: "p1" },
    ],
    problems: [],
  });
});

test("two files with one address are a problem that names both", () => {
  const again = { id: "p2", path: "/testimonies/ann", template: "article", fileName: "ann-again" };
  const { problems } = toPages(data({ allPage: { nodes: [again] } }));
  expect(problems).toEqual([
    "content/testimonies/ann.md and content/pages/ann-again.md both claim the address /testimonies/ann. Give one of them another.",
  ]);
});

test("a redirect may not hide a living page", () => {
  const { problems } = toPages(
    data({ allRedirect: { nodes: [{ from: "/team", page: { id: "p1" }, testimony: null }] } }),
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("content/redirects.yaml");
});

test("a withdrawn testimony without a page to lead to is a problem, and never a page of its own", () => {
  const { pages, problems } = toPages(
    data({
      allTestimony: { nodes: [{ id: "t1", path: "/testimonies/ann", fileName: "ann", withdrawn: true }] },
    }),
  );
  expect(problems).toEqual([expect.stringContaining("content/testimonies/ann.md") as unknown]);
  expect(pages.map(({ id }) => id)).not.toContain("t1");
});

test("a withdrawn testimony's address leads to all testimonies", () => {
  const { pages } = toPages({
    allPage: { nodes: [{ id: "p2", path: "/voices", template: "testimonies", fileName: "testimonies" }] },
    allTestimony: { nodes: [{ id: "t1", path: "/testimonies/ann", fileName: "ann", withdrawn: true }] },
    allRedirect: { nodes: [] },
  });
  expect(pages).toContainEqual({ path: "/testimonies/ann", template: "moved", id: "p2" });
});

test.each([
  ["a testimony", false, "t1"],
  ["a withdrawn testimony, and so to all of them", true, "p2"],
])("an old address can lead to %s", (_what, withdrawn, id) => {
  const { pages } = toPages({
    allPage: { nodes: [{ id: "p2", path: "/voices", template: "testimonies", fileName: "testimonies" }] },
    allTestimony: { nodes: [] },
    allRedirect: { nodes: [{ from: "/testimonies/anne", page: null, testimony: { id: "t1", withdrawn } }] },
  });
  expect(pages).toContainEqual({ path: "/testimonies/anne", template: "moved", id });
});
