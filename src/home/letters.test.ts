import { toLetters } from "./letters";

const link = (label: string) => ({ label, path: `/${label.toLowerCase()}` });
const shape = (labels: string[]) =>
  toLetters(labels.map(link)).map(({ letter, links }) => [letter, links.map(({ label }) => label)]);

test("groups by letter, in the alphabet's order", () => {
  expect(shape(["Timeline", "Annex", "Team"])).toEqual([
    ["A", ["Annex"]],
    ["T", ["Team", "Timeline"]],
  ]);
});

test("puts accents beside their plain letters and case apart from nothing", () => {
  expect(shape(["Étude", "evidence", "Echo"])).toEqual([["E", ["Echo", "Étude", "evidence"]]]);
});

test("puts what begins with no letter under #", () => {
  expect(shape(["10 Downing Street", "Annex"])).toEqual([
    ["#", ["10 Downing Street"]],
    ["A", ["Annex"]],
  ]);
});

test("an empty index is empty", () => {
  expect(toLetters([])).toEqual([]);
});
