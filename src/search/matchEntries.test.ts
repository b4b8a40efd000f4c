import { matchEntries } from "./matchEntries";

const entries = [
  { title: "Home", page: { path: "/" }, description: "The campaign" },
  { title: "Engineers/DNA", page: { path: "/engineers" }, description: "One sound engineer (or two?)" },
  { title: "The Auditor’s Report", page: { path: "/auditor" }, description: "“Two columns” .*" },
];
const every = ["/", "/engineers", "/auditor"];

test.each([
  ["an empty query gives all", "", every],
  ["spaces give all", "  \t ", every],
  ["a part of a title, whatever the case", "dna", ["/engineers"]],
  ["a part of a description", "CAMPAIGN", ["/"]],
  ["a substring only, never letters in between", "cmpgn", []],
  ["signs of regular expressions are plain characters", ".*", ["/auditor"]],
  ["a space inside counts", "sound engineer (", ["/engineers"]],
  ["an apostrophe as keyboards have it", "auditor's", ["/auditor"]],
  ["blanks around it do not count: telephones add one", " report ", ["/auditor"]],
])("%s", (_case, query, expected) => {
  expect(matchEntries(entries, query).map(({ page }) => page.path)).toEqual(expected);
});
