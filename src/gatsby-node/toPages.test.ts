import { toPages } from "./toPages";

test("pages take the template of their file, testimonies and documents their own, and their context is nothing but their id", () => {
  const pages = toPages({
    allPage: { nodes: [{ id: "p1", path: "/team", template: "team" }] },
    allTestimony: { nodes: [{ id: "t1", path: "/testimonies/ann" }] },
    allDocumentPart: { nodes: [{ id: "d5", path: "/documents/minutes/2" }] },
    allRedirect: {
      nodes: [
        { from: "/about", page: { id: "p1" }, testimony: null },
        { from: "/testimonies/anne", page: null, testimony: { id: "t1" } },
      ],
    },
  });
  expect(pages).toEqual([
    { path: "/team", template: "team", id: "p1" },
    { path: "/testimonies/ann", template: "testimony", id: "t1" },
    { path: "/documents/minutes/2", template: "document", id: "d5" },
    { path: "/about", template: "moved", id: "p1" },
    { path: "/testimonies/anne", template: "moved", id: "t1" },
  ]);
});
