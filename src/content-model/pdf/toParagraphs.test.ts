import { toParagraphs } from "./toParagraphs";

/** Lines from the top of a page down, each so far below the one before. */
function lines(...written: [string, number, number?][]) {
  let y = 800;
  return written.map(([text, gap, height = 12]) => ({ text, y: (y -= gap), height }));
}

test("a wide gap, another size and a speaker begin a paragraph; a divided word loses nothing", () => {
  expect(
    toParagraphs(
      lines(
        ["The Hearing", 0, 20],
        ["The court sat at ten. It was cross-", 20],
        ["examined  by", 14],
        ["nobody.", 14],
        [" ", 14],
        ["It rose at noon.", 14],
        ["MR JUSTICE O'HARA: Sit", 14],
        ["down.", 14],
        ["Q. Who are you?", 14],
        ["THE WITNESS:", 14],
        ["Nobody.", 14],
        ["EXHIBITS:", 30],
      ),
    ),
  ).toEqual([
    { speaker: null, text: "The Hearing" },
    { speaker: null, text: "The court sat at ten. It was cross-examined by nobody." },
    { speaker: null, text: "It rose at noon." },
    { speaker: "MR JUSTICE O'HARA:", text: "Sit down." },
    { speaker: "Q.", text: "Who are you?" },
    { speaker: "THE WITNESS:", text: "Nobody." },
    { speaker: null, text: "EXHIBITS:" },
  ]);
});

test("lines beside each other, as in a letterhead, do not tear the others apart", () => {
  const beside = lines(["The Court", 0], ["Strand", 0], ["London", 0], ["WC2", 0], ["Tel.", 0]);
  const [last = { y: 0 }] = beside.slice(-1);
  const below = lines(["It sat at", 20], ["ten and rose", 14], ["at noon.", 14]).map((line) => ({
    ...line,
    y: line.y - 800 + last.y,
  }));
  expect(toParagraphs([...beside, ...below]).at(-1)?.text).toMatch(/It sat at ten and rose at noon\.$/);
});

test("a page with nothing on it has no paragraphs", () => {
  expect(toParagraphs([])).toEqual([]);
});
