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
  ["a list in a sketch has bullets", /\.sketched ul\{[^}]*list-style:disc/],
  [
    "the buttons at the end of a dialog are apart",
    /\.dialog-foot\{[^}]*justify-content:space-between;[^}]*gap:/,
  ],
])("%s", (_what, rule) => {
  expect(styleSheet).toMatch(rule);
});
