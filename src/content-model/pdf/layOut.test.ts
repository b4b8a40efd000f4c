import { layOut } from "./layOut";

/** Returns lines of text, from the top of a page down. Each argument contains a line and its distance from the line above. */
function lines(...written: [string, number, number?][]) {
  let y = 200;
  return written.map(([text, gap, size = 12]) => ({
    text,
    x: 72,
    y: (y += gap),
    size,
    width: text.length * 6,
    angle: 0,
  }));
}

const toParagraphs = (items: ReturnType<typeof lines>) =>
  layOut([{ width: 612, height: 792, items, picture: 0, isBesideInk: false }])[0]?.paragraphs ?? [];

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

/** Returns pieces of text on one line. Each argument contains the text, its width, and the gap before it. */
function pieces(...written: [text: string, width: number, gap?: number, size?: number, rise?: number][]) {
  let x = 72;
  return written.map(([text, width, gap = 0, size = 12, rise = 0]) => {
    x += gap;
    const piece = { text, x, y: 200 - rise, size, width, angle: 0 };
    x += width;
    return piece;
  });
}

// Where a line continues in another size or after a raised piece, pdf.js adds a space of almost no width.
test.each([
  [
    "the raised letters of an ordinal number",
    pieces(
      ["on the 15", 50],
      [" ", 4e-15],
      ["th", 6, 0, 8, 4.5],
      [" ", 0.25, 0, 8, 4.5],
      ["day of July", 60, 3],
    ),
    "on the 15th day of July",
  ],
  [
    "the rest of a word in another size",
    pieces(["on CEV", 40], [" ", 0.002], ["A's handling", 70, 0.03, 12.6]),
    "on CEVA's handling",
  ],
  [
    "the next word, after a space that is narrow",
    pieces(["of a", 20], [" ", 0], ["word", 24, 1]),
    "of a word",
  ],
  ["the next word, which the space touches", pieces(["of a", 20], [" ", 3], ["word", 24, -3]), "of a word"],
])("a space that has almost no width does not divide a word: before %s", (_, items, text) => {
  expect(toParagraphs(items)).toEqual([{ speaker: null, text }]);
});

test("lines beside each other, as in a letterhead, do not tear the others apart", () => {
  const beside = ["The Court", "Strand", "London", "WC2", "Tel."].map((text, index) => ({
    ...(lines([text, 0])[0] ?? { text, y: 0, size: 12, angle: 0 }),
    x: 72 + index * 100,
    width: 50,
  }));
  const below = lines(["It sat at", 20], ["ten and rose", 14], ["at noon.", 14]);
  expect(toParagraphs([...beside, ...below]).at(-1)?.text).toBe("It sat at ten and rose at noon.");
});

/** Returns rows with two pieces each, and with a gap of one em between the two. */
const rowsOfTwo = (left: string[], right: string[], at: number) =>
  left.flatMap((text, index) => {
    const [first, second] = lines([text, index * 14], [right[index] ?? "", 0]);
    return [first, second].flatMap((each, part) =>
      each === undefined ? [] : [part === 0 ? { ...each, width: at - 12 - 72 } : { ...each, x: at }],
    );
  });

test.each([
  ["labels before the lines", 120],
  ["words whose gaps are wide, where other lines have no gap", 300],
])("a narrow gap does not divide columns between %s", (_, at) => {
  const left = ["Clerk", "Keeper", "Grey", "Quill", "Police", "Judge"];
  const right = left.map((_, index) => `said ${index + 1} words of it.`);
  const crossing = ["The keeper said", "that nobody had", "heard of a book."].map((text, index) => ({
    ...lines([text, 100 + index * 14])[0],
    width: 400,
  }));
  const items = [...rowsOfTwo(left, right, at), ...(at === 300 ? crossing : [])];
  expect(toParagraphs(items as ReturnType<typeof lines>)[0]?.text).toMatch(/^Clerk said 1 words of it\./);
});

test("a log with many numbered entries keeps the times after them", () => {
  const entries = Array.from({ length: 16 }, (_, index) => {
    const [entry] = lines([`${index + 1} The lamp was lit.`, index * 16]);
    const [time] = lines([`14:${index + 10}`, index * 16]);
    return [
      { ...entry, width: 120 },
      { ...time, x: 400 },
    ];
  });
  const paragraphs = toParagraphs(entries.flat() as ReturnType<typeof lines>);
  expect(paragraphs.map(({ text }) => /14:\d\d$/.exec(text)?.[0])).toEqual(
    entries.map((_, index) => `14:${index + 10}`),
  );
});

test("thousands of equal letters on a page are not all compared with each other", () => {
  const compare = jest.spyOn(Math, "hypot");
  const letters = Array.from({ length: 2000 }, (_each, index) => ({
    ...{ text: "e", x: 60 + (index % 50) * 9, y: 60 + Math.floor(index / 50) * 14 },
    ...{ width: 5, size: 10, angle: 0 },
  }));
  const [paragraph] = toParagraphs([...letters, ...letters]);
  expect(paragraph?.text.match(/e/g)?.length).toBe(letters.length);
  expect(compare.mock.calls.length).toBeLessThan(100 * 2 * letters.length);
  compare.mockRestore();
});

test("the paragraphs of a long PDF are not all compared again for each of its tables", () => {
  const compare = jest.spyOn(RegExp.prototype, "test");
  const rows = Array.from({ length: 6 }, (_, index) =>
    ["Stall", String(index), String(index * 17)].map((text, at) => ({
      ...(lines([text, index * 14])[0] ?? { text, y: 0, size: 12, width: 0, angle: 0 }),
      x: 72 + at * 150,
    })),
  );
  const page = { width: 612, height: 792, items: rows.flat(), picture: 0, isBesideInk: false };
  const text = { ...page, items: lines(["The clerk counted them all.", 0]) };
  const pages = layOut(Array.from({ length: 100 }, () => [page, text]).flat());
  expect(pages.filter(({ paragraphs }) => paragraphs.some(({ cells }) => cells))).toHaveLength(100);
  const comparisons = (compare.mock.contexts as RegExp[]).filter(({ source }) => source.startsWith("^Table"));
  expect(comparisons.length).toBeLessThan(10 * pages.length);
  compare.mockRestore();
});

const sheet = { width: 612, height: 792, picture: 0, isBesideInk: false };

const pieceAt = (text: string, y: number, x = 72) => ({
  ...{ text, x, y, size: 12, width: text.length * 6, angle: 0 },
});

const edgesOf = (pages: [text: string, y: number][][]) =>
  layOut(pages.map((page) => ({ ...sheet, items: page.map(([text, y]) => pieceAt(text, y)) }))).map(
    ({ edges }) => edges,
  );

test("a Bates number is at the edge of the only page that has it", () => {
  expect(
    edgesOf([
      [
        ["The keeper left the lamp alight.", 300],
        ["PIER000123", 770],
      ],
    ]),
  ).toEqual([["PIER000123"]]);
});

test("a number in the row above the number of a page is text", () => {
  expect(
    edgesOf([
      [
        ["The keeper sold this many tickets:", 700],
        ["412", 740],
        ["7", 770],
      ],
    ]),
  ).toEqual([["7"]]);
});

test("a speaker who says a few words at the same place of each page is not a running head", () => {
  const page = (answer: string): [string, number][] => [
    ["THE CLERK: Yes", 60],
    [`It was said on the ${answer} day.`, 300],
  ];
  expect(edgesOf(["first", "second", "third"].map(page))).toEqual([[], [], []]);
});

test("a head that differs from page to page is a running head if its row has the number of the page", () => {
  const page = (head: string, at: number): [string, number][] => [
    [`${head} ${at + 11}`, 60],
    ["The keeper left the lamp alight.", 300 + 30 * at],
  ];
  expect(edgesOf(["Evidence of the keeper", "The lamp", "A question to the clerk"].map(page))).toEqual([
    ["Evidence of the keeper 11"],
    ["The lamp 12"],
    ["A question to the clerk 13"],
  ]);
});

test("a stage direction is a paragraph, even between two lines of a sentence", () => {
  expect(
    toParagraphs(
      lines(
        ["MR QUILL: I saw him by the", 0],
        ["(The witness points to the plan.)", 14],
        ["pier at nine.", 14],
      ),
    ).map(({ text }) => text),
  ).toEqual(["I saw him by the", "(The witness points to the plan.)", "pier at nine."]);
});

test("the words of a scan that lies at a slant by three degrees make the lines that a person reads", () => {
  const texts = [
    "The keeper left the lamp alight at nine and",
    "went home by the shore, where he met two men",
    "who carried a ledger and did not greet him.",
  ];
  const slant = (3 * Math.PI) / 180;
  const items = texts.flatMap((text, line) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const [along, down] = [index * 10, line * 15];
      const x = 72 + along * Math.cos(slant) - down * Math.sin(slant);
      const y = 200 + along * Math.sin(slant) + down * Math.cos(slant);
      return { text: word, x, y, size: 12, width: word.length * 10, angle: 3 };
    }),
  );
  expect(layOut([{ ...sheet, items }])[0]?.paragraphs.map(({ text }) => text)).toEqual([texts.join(" ")]);
});
