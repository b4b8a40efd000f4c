import { styleSheet } from "./styleSheet";

it.each([
  ["a numbered list in a sketch has numbers", /\.sketched ol\{[^}]*list-style:decimal/],
  ["a list in a sketch has bullets", /\.sketched ul\{[^}]*list-style:disc/],
  [
    "the buttons at the end of a dialog are apart",
    /\.dialog-foot\{[^}]*justify-content:space-between;[^}]*gap:/,
  ],
])("%s", (_what, rule) => {
  expect(styleSheet).toMatch(rule);
});
