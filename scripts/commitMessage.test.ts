import { subjectProblem } from "./commitMessage.mjs";

it.each([
  "Add the list of keys to the editor",
  "Speed up findPassages in long texts",
  'Revert "Add the list of keys"',
  "Merge branch 'main' of example.org:site",
])("accepts the subject %s", (subject) => {
  expect(subjectProblem(subject)).toBeUndefined();
});

it.each([
  [
    "Say once what the text of a field is",
    /^"Say once .*" does not begin with one of these verbs: Add, Fix,/,
  ],
  ["Addresses", /does not begin with one of these verbs/],
  ["", /does not begin with one of these verbs/],
  [`Fix ${"x".repeat(69)}`, /has 73 characters\. Write at most 72/],
])("refuses the subject %p", (subject, message) => {
  expect(subjectProblem(subject)).toMatch(message);
});
