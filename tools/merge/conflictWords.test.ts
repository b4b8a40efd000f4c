import { conflictWords } from "./conflictWords";
import type { Conflict } from "./conflict";

/** Returns the words of one wording, with [brackets] around the words that the other wording does not contain. */
const sideOf = (name: string, conflict: Conflict, only: "removed" | "added") =>
  conflictWords(name, conflict)
    .filter(({ type }) => type === "unchanged" || type === only)
    .map(({ type, text, shown = text }) => (type === "unchanged" ? shown : `[${shown}]`))
    .join("");

const place = { labels: [], base: undefined };

it("shows a page that one side deleted with its fields by label, its text and the change of the other side", () => {
  const pageWith = (words: string) =>
    `---\nslug: ann\ntitle: "Ann: a life"\ninIndex: true\n---\n\n## Her days\n\nSee [${words}](#contention_call).[^log:2]\n`;
  const [base, theirs] = [pageWith("her father"), pageWith("his father")];
  const conflict = { ...place, where: [], syntax: "plain" as const, base, mine: undefined, theirs };
  expect(sideOf("pages/ann.md", conflict, "added")).toBe(
    "Address: ann\nTitle: Ann: a life\nIn the A to Z index: yes\n\nHer days\nSee [his] father.[log:2]",
  );
  const mirrored = { ...conflict, mine: theirs, theirs: undefined };
  expect(sideOf("pages/ann.md", mirrored, "removed")).toBe(sideOf("pages/ann.md", conflict, "added"));
});

it.each<[string, Conflict["syntax"], string, string, string, string]>([
  [
    "a link by its words",
    "markdown",
    "So [his father](#contention_a) said.",
    "No.",
    "[So his father said].",
    "[No].",
  ],
  [
    "an entry by the labels of its fields",
    "yaml",
    "imageAlt: A log",
    "imageAlt: A book",
    "What the picture shows: A [log]",
    "What the picture shows: A [book]",
  ],
  ["a plain text as it is", "plain", "A *b*", "A *c*", "A *[b]*", "A *[c]*"],
])("shows %s", (_what, syntax, mine, theirs, own, other) => {
  const conflict = { ...place, where: ["text"], syntax, mine, theirs };
  expect(sideOf("pages/a.md", conflict, "removed")).toBe(own);
  expect(sideOf("pages/a.md", conflict, "added")).toBe(other);
});
