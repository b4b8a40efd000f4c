import { sizeInWords } from "./sizeInWords";

it.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [1_000, "1 KB"],
  [746_700, "747 KB"],
  [999_000, "999 KB"],
  [999_001, "1.0 MB"],
  [1_234_567, "1.2 MB"],
])("writes %i bytes as people read them: %s", (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
