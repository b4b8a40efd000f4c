import { withReference } from "./separateAdditions";

test.each([
  ["pages/a.md", "![A](../images/p.jpg)", "![A](../images/q.jpg)"],
  ["pages/a.md", '![A](../images/p.jpg "p.jpg")', '![A](../images/q.jpg "p.jpg")'],
  [
    "pages/a.md",
    "![A](<../images/p.jpg>) ![B](./../images/p.jpg)",
    "![A](<../images/q.jpg>) ![B](./../images/q.jpg)",
  ],
  ["pages/a.md", "[a]: ../images/p.jpg", "[a]: ../images/q.jpg"],
  ["pages/a.md", "image: ../images/p.jpg\nimageAlt: p.jpg", "image: ../images/q.jpg\nimageAlt: p.jpg"],
  ["media.yaml", "image: images/p.jpg", "image: images/q.jpg"],
  ["media.yaml", 'image: "images/p.jpg"', 'image: "images/q.jpg"'],
  ["media.yaml", "[{ image: images/p.jpg }, images/p.jpg]", "[{ image: images/q.jpg }, images/q.jpg]"],
  [
    "media.yaml",
    "images/people/p.jpg images/p.jpge images/xp.jpg",
    "images/people/p.jpg images/p.jpge images/xp.jpg",
  ],
  ["pages/a.md", "![A](images/p.jpg)", "![A](images/p.jpg)"],
])("in %s, %p refers to the other file as %p", (from, text, expected) => {
  expect(withReference(text, `content/${from}`, "content/images/p.jpg", "q.jpg")).toBe(expected);
});

test.each([
  ["documents.yaml", "file: a b.pdf", "file: c.pdf"],
  ["pages/a.md", "[A](../documents/a%20b.pdf)", "[A](../documents/c.pdf)"],
])("in %s, %p names a document as %p", (from, text, expected) => {
  expect(withReference(text, `content/${from}`, "content/documents/a b.pdf", "c.pdf")).toBe(expected);
});
