import { matchEntries } from "./matchEntries";

const entries = [
  { title: "Home", path: "/", description: "The campaign" },
  { title: "Moderators/DNA", path: "/moderators", description: "One sound moderator (or two?)" },
  { title: "Café", path: "/cafe", description: "İstanbul $1 .* [a-z] \\d" },
];
const paths = (query: string) => matchEntries(entries, query).map(({ path }) => path);

test.each([
  ["an empty query gives all", "", ["/", "/moderators", "/cafe"]],
  ["spaces give all", "  \t ", ["/", "/moderators", "/cafe"]],
  ["a part of a title", "ome", ["/"]],
  ["any case", "DNA", ["/moderators"]],
  ["any case, the other way", "dna", ["/moderators"]],
  ["a part of a description", "campaign", ["/"]],
  ["a substring only, never letters in between", "mdrtrs", []],
  ["signs of regular expressions are plain characters", ".*", ["/cafe"]],
  ["brackets", "(or two?)", ["/moderators"]],
  ["a backslash", "\\d", ["/cafe"]],
  ["a dollar", "$1", ["/cafe"]],
  ["letters with accents", "CAFÉ", ["/cafe"]],
  ["a space inside counts", "sound moderator", ["/moderators"]],
  ["nothing", "zzz", []],
])("%s", (_case, query, expected) => {
  expect(paths(query)).toEqual(expected);
});
