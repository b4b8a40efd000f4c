import { filterEntries } from "./filterEntries";

const entries = [
  { path: "/tides", title: "Tide Tables", description: "When the pier was shut." },
  { path: "/zoe", title: "Zoë's Life", description: "Who she was." },
];

test.each([
  ["the beginning of a title", "tide", ["/tides"]],
  ["the middle of a title", "e table", ["/tides"]],
  ["the middle of a description", "PIER", ["/tides"]],
  ["a letter whose accent is left out", "zoe", ["/zoe"]],
  ["letters of both entries, in their order", "he", ["/tides", "/zoe"]],
  ["nothing", " ", ["/tides", "/zoe"]],
  ["a similar word only", "tidal", []],
  ["letters that are not next to each other", "tdtbl", []],
])("%s: the query %j finds %j", (_what, query, paths) => {
  expect(filterEntries(entries, query).map(({ path }) => path)).toEqual(paths);
});
