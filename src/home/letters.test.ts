import { toLetters } from "./letters";

test.each([
  ["groups by letter, in the alphabet's order", "Timeline, Annex, Team", { A: "Annex", T: "Team, Timeline" }],
  ["puts accents beside their plain letters", "Étude, evidence, Echo", { E: "Echo, Étude, evidence" }],
  ["puts what begins with no letter under #", "10 Cups, Annex", { "#": "10 Cups", A: "Annex" }],
])("%s", (_what, given, expected) => {
  const letters = toLetters(given.split(", ").map((label) => ({ label })));
  const shape = letters.map(([letter, links]) => [letter, links.map(({ label }) => label).join(", ")]);
  expect(shape).toEqual(Object.entries(expected));
});
