import { styleSheet } from "./styleSheet";

it.each([
  ["a numbered list in a sketch has numbers", /\.sketched ol\{[^}]*list-style:decimal/],
  [
    "the first element of a sketch has no space above it",
    /\}html \.sketch \.sketched ?>:not\([^{]*\{margin-top:0/,
  ],
  [
    "the first element of a text field has no space above it",
    /\}html \.ProseMirror ?>:not\([^{]*\{margin-top:0/,
  ],
  ["a folded list below the list of changes has one line above it", /\.sheet ?>details ?>summary\{border:0/],
  [
    "a folded list directly below the title of the list of changes has no second line above it",
    /\.sheet ?>:not\(\.form-bar\)\+details\{border-top:1px solid/,
  ],
  ["a list in a sketch has bullets", /\.sketched ul\{[^}]*list-style:disc/],
  [
    "the buttons at the end of a dialog are apart",
    /\.dialog-foot\{[^}]*justify-content:space-between;[^}]*gap:/,
  ],
])("%s", (_what, rule) => {
  expect(styleSheet).toMatch(rule);
});
