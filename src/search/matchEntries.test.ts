import { matchEntries } from "./matchEntries";

const entries = [
  { title: "Home", path: "/", description: "The campaign" },
  { title: "Engineers/DNA", path: "/engineers", description: "One sound engineer (or two?)" },
  { title: "Café", path: "/cafe", description: "İstanbul $1 .* [a-z] \\d" },
  { title: "The Auditor’s Report", path: "/auditor", description: "“Two columns”" },
];
const paths = (query: string) => matchEntries(entries, query).map(({ path }) => path);

test.each([
  ["an empty query gives all", "", ["/", "/engineers", "/cafe", "/auditor"]],
  ["spaces give all", "  \t ", ["/", "/engineers", "/cafe", "/auditor"]],
  ["a part of a title", "ome", ["/"]],
  ["any case", "DNA", ["/engineers"]],
  ["any case, the other way", "dna", ["/engineers"]],
  ["a part of a description", "campaign", ["/"]],
  ["a substring only, never letters in between", "mdrtrs", []],
  ["signs of regular expressions are plain characters", ".*", ["/cafe"]],
  ["brackets", "(or two?)", ["/engineers"]],
  ["a backslash", "\\d", ["/cafe"]],
  ["a dollar", "$1", ["/cafe"]],
  ["letters with accents", "CAFÉ", ["/cafe"]],
  ["a space inside counts", "sound engineer", ["/engineers"]],
  ["an apostrophe as keyboards have it", "auditor's", ["/auditor"]],
  ["quotation marks as keyboards have them", '"two', ["/auditor"]],
  ["blanks around it do not count: telephones add one", " report ", ["/auditor"]],
  ["nothing", "zzz", []],
])("%s", (_case, query, expected) => {
  expect(paths(query)).toEqual(expected);
});
