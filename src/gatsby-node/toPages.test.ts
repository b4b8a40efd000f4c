import { toPages, type PagesData } from "./toPages";

const data = (changes: Partial<PagesData> = {}): PagesData => ({
  allPage: { nodes: [{ id: "p1", path: "/team", template: "team", fileName: "team" }] },
  allTestimony: { nodes: [{ id: "t1", path: "/testimonies/ann", fileName: "ann" }] },
  allRedirect: { nodes: [{ from: "/about", page: { id: "p1" }, testimony: null }] },
  ...changes,
});

test("pages take the template of their file, testimonies their own, and their context is nothing but their id", () => {
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

test("a redirect may not hide an existing page", () => {
  const { problems } = toPages(
    data({ allRedirect: { nodes: [{ from: "/team", page: { id: "p1" }, testimony: null }] } }),
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("content/redirects.yaml");
});

test("an old address can lead to a testimony", () => {
  const { pages } = toPages(
    data({ allRedirect: { nodes: [{ from: "/testimonies/anne", page: null, testimony: { id: "t1" } }] } }),
  );
  expect(pages).toContainEqual({ path: "/testimonies/anne", template: "moved", id: "t1" });
});

test("an old address that leads nowhere is a problem", () => {
  const { problems } = toPages(
    data({ allRedirect: { nodes: [{ from: "/old", page: null, testimony: null }] } }),
  );
  expect(problems).toEqual([expect.stringContaining("/old leads nowhere") as unknown]);
});
