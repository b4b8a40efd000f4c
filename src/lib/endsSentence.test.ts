import { endsSentence } from "./endsSentence";

test.each([
  ["It was so.", true],
  ["Was it?", true],
  ["“It was so.”", true],
  ["(Was it?)", true],
  ["and so on …", true],
  ["movement of person", false],
  ["a “movement”", false],
  ["", false],
])("%j ends a sentence: %s", (text, ends) => {
  expect(endsSentence(text)).toBe(ends);
});
