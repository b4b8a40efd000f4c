import { readLink } from "./readLink";

test.each([
  ["https://example.org/a?b=c", { kind: "outside", url: "https://example.org/a?b=c" }],
  ["mailto:press@example.org", { kind: "mail", url: "mailto:press@example.org" }],
  ["annex.md", { kind: "file", file: "pages/annex.md" }],
  ["timeline.md#conviction", { kind: "file", file: "pages/timeline.md", fragment: "conviction" }],
  ["../testimonies/ann-smith.md", { kind: "file", file: "testimonies/ann-smith.md" }],
  ["../documents/debate.pdf", { kind: "document", document: "documents/debate.pdf" }],
  ["../documents/a.pdf#page=2", { kind: "document", document: "documents/a.pdf", fragment: "page=2" }],
  ["/documents/debate.pdf", { kind: "path", path: "/documents/debate.pdf" }],
  ["/team#patrons", { kind: "path", path: "/team", fragment: "patrons" }],
  ["#top", { kind: "fragment", fragment: "top" }],
])("%s is understood", (href, expected) => {
  expect(readLink(href, "pages/records.md")).toEqual(expected);
});

test.each([
  "http://example.org",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "//example.org",
  "https://",
  "https://exa mple.org",
  "https://localhost",
  "mailto:nobody",
  "annex",
  "www.example.org",
  "",
  "#",
])("%j is refused", (href) => {
  expect(readLink(href, "pages/records.md").kind).toBe("refused");
});
