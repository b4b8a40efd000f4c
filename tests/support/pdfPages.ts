/**
 * PDFs like those of courts, inquiries and scanners. For each PDF, this file has a function that draws it, and the words that a person
 * reads in it.
 */
import sharp from "sharp";
import type { Paragraph } from "../../src/content-model/pdf/layOut";
import { drawnPdf, drawnRoot, drawnStream, type Draw, type PdfReference } from "./drawnPdf";

/** A kind of page: the function that draws it, the text that a person reads in it, and three quotations. */
export interface KindOfPage {
  name: string;
  draw: () => Promise<Buffer>;
  /** The paragraphs of each page, as the code in src/content-model/pdf must read them. */
  pages: (string | Partial<Paragraph>)[][];
  /** A quotation from the document, and the number of the page on which it begins. */
  found: [words: string, page: number];
  /** Words that look like a quotation but are not in the document. */
  absent: string;
  /** A quotation from the document, the number of a page that does not contain it, and the message that the check must report. */
  elsewhere: [words: string, page: number, says: string];
}

const letter = { size: 12, gap: 16, left: 90 };

/** Writes lines of text, one below the other. */
function lines(
  page: PDFKit.PDFDocument,
  texts: readonly string[],
  top = 100,
  { size, gap, left } = letter,
): void {
  page.fontSize(size);
  texts.forEach((text, index) => page.text(text, left, top + index * gap, { lineBreak: false }));
}

/** Adds a page without margins. With a margin, pdfkit would begin another page by itself. */
const nextPage = (page: PDFKit.PDFDocument) => page.addPage({ margin: 0, size: "LETTER" });

const write = (page: PDFKit.PDFDocument, text: string, left: number, top: number, size = 12) =>
  page.fontSize(size).text(text, left, top, { lineBreak: false });

const pdfOf = (draw: Draw) => drawnPdf(draw, {}, { margin: 0, size: "LETTER" });

/** The only sentence on the second page of a PDF. */
const onSecondPage = "The harbour was dark.";

/** Adds a second page with the sentence `onSecondPage`. */
function secondPage(page: PDFKit.PDFDocument): void {
  nextPage(page);
  lines(page, [onSecondPage]);
}

/**
 * Returns a kind of page that is the first of two pages. The second page has one sentence. If a quotation of this sentence cites the first
 * page, the check's message must name the second page.
 */
const onFirstPage = ({
  name,
  draw,
  paragraphs,
  found,
  absent,
}: {
  name: string;
  draw: Draw;
  paragraphs: KindOfPage["pages"][number];
  found: string;
  absent: string;
}): KindOfPage => ({
  name,
  draw: () =>
    pdfOf((page) => {
      draw(page);
      secondPage(page);
    }),
  pages: [paragraphs, [onSecondPage]],
  found: [found, 1],
  absent,
  elsewhere: ["The harbour was dark", 1, "is on page 2"],
});

/** Writes numbered lines, as in a transcript. */
function numbered(page: PDFKit.PDFDocument, texts: readonly string[], first = 1): void {
  texts.forEach((text, index) => {
    write(page, String(first + index), first + index > 9 ? 33.3 : 40, 100 + index * 24);
    write(page, text, 72, 100 + index * 24);
  });
}

/**
 * Returns a picture of a scanned page of grey paper. At each of the distances in `lineTops` from the top, in points, there is a line of
 * strokes.
 */
function paper(lineTops: readonly number[] = []): Promise<Buffer> {
  const strokes = lineTops.flatMap((top) =>
    Array.from({ length: 44 }, (_, index) => `<path d="M${92 + index * 5} ${top}v9"/>`),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="612" height="792"><rect width="612" height="792" fill="#eeeae0"/><g stroke="#333" stroke-width="2">${strokes.join("")}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** Draws a scanned page with invisible recognised text. The lines of this text begin at `top`. */
function scan(page: PDFKit.PDFDocument, picture: Buffer, texts: readonly string[], top = 100): void {
  page.image(picture, 0, 0, { width: 612 }).addContent("3 Tr");
  lines(page, texts, top);
}

/**
 * Writes wrong letters into the table that assigns letters to the characters of the current font. Text in this font still looks right, but
 * programs read the wrong letters.
 * @param letterOf takes the code of a character. Returns the code of the letter that the table assigns to it
 * @param names for some characters, the name of the glyph that replaces the character's glyph. The key is the code of the character
 */
function mistakeLetters(
  page: PDFKit.PDFDocument,
  letterOf: (code: number) => number,
  names: ReadonlyMap<number, string> = new Map(),
): void {
  const dictionary = (page as unknown as { _font: { ref(): PdfReference } })._font.ref();
  const codes = Array.from({ length: 95 }, (_, index) => index + 32);
  const hex = (code: number, length: number) => code.toString(16).padStart(length, "0");
  const pairs = codes.map((code) => `<${hex(code, 2)}> <${hex(letterOf(code), 4)}>`);
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length} beginbfchar ${pairs.join("\n")} endbfchar endcmap end end`;
  const table = drawnStream(page, cmap);
  const end = dictionary.end.bind(dictionary);
  // The table is added when the document ends, because pdfkit writes the data of the font then.
  dictionary.end = () => {
    dictionary.data.ToUnicode = table;
    if (names.size > 0)
      dictionary.data.Encoding = {
        Type: "Encoding",
        BaseEncoding: "WinAnsiEncoding",
        Differences: [...names].flat(),
      };
    end();
  };
}

/**
 * Returns a PDF with a wide glyph that shows two joined letters. The PDF says that the glyph is one letter, and the name of the glyph does
 * not contain the two letters either.
 */
export const lackingLetters = (): Promise<Buffer> =>
  pdfOf((page) => {
    page.font("Helvetica");
    mistakeLetters(page, (code) => (code === 64 ? 105 : code));
    lines(page, [
      "The @rst book of the clerk was signed in the",
      "evening by a judge, who kept it in his own office.",
    ]);
    secondPage(page);
  });

/** Returns a PDF with some words in small capitals. The PDF says that the letters of these words are lower-case letters. */
export const withSmallCapitals = (): Promise<Buffer> =>
  pdfOf((page) => {
    page.font("Times-Roman");
    // The glyphs of "@" and "#" stand for small capitals. The glyph of "@" is much wider than "l", and the glyph of "#" is only a little
    // wider than "a".
    const capitals = new Map([
      ["@", "l"],
      ["#", "a"],
    ]);
    mistakeLetters(page, (code) => {
      const character = String.fromCharCode(code);
      return (capitals.get(character) ?? character).charCodeAt(0);
    });
    lines(page, [
      "The L#w of the clerk, P@#ce 12, was signed in the",
      "evening by a judge, who kept it in his own office.",
    ]);
    secondPage(page);
  });

const counted = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The lines of two pages of a law report. */
const reported = ["first", "second"].map((name) =>
  Array.from({ length: 33 }, (_, line) =>
    line === 32
      ? `and that was all that the tide did on the ${name} page.`
      : `${line === 0 ? "The clerk said that it" : "and the tide"} would be at line ${counted[line % counted.length] ?? ""} of the ${name} page,`,
  ),
);

/** The texts of small pages of a transcript. A sheet shows four of them. The last lines of all small pages are the same. */
const smallPages = [
  [
    "Q  Where did you live that spring?",
    "A  In Harbour Row, with my mother and",
    "my two sisters.",
    "Q  You worked at the pier?",
    "A  I sold tickets at the turnstile, as",
    "my father had done.",
    "Q  Until nine in the evening?",
    "A  Until ten, in the summer. I went",
    "Q  You went home after that, by the shore,",
    "is that right?",
  ],
  [
    "A  I did, and I saw a man who stood on",
    "the steps.",
    "Q  Did he carry anything?",
    "A  He had a ledger below his arm, or a",
    "book like it.",
    "Q  Had you seen him before?",
    "A  Never.",
    "Q  The lamp was out by then,",
    "and the office was dark,",
    "is that right?",
  ],
  [
    "A  It was as dark as a cellar.",
    "Q  What did you do?",
    "A  I ran to the sergeant, who lived in",
    "Castle Street.",
    "Q  Did he come with you?",
    "A  He said that it could wait until",
    "the morning.",
    "Q  You told him of the ledger,",
    "and he wrote it down,",
    "is that right?",
  ],
  [
    "A  He wrote down that I had seen a man.",
    "Q  Nothing else?",
    "A  Nothing else that I know of.",
    "Q  When did you see the ledger again?",
    "A  In the shop of Mr Fenn, about a",
    "week later.",
    "Q  You knew it by its clasp?",
    "A  By its clasp and by its",
    "broken back. I asked him where he had",
    "found it, and he told me that the",
  ],
  [
    "clerk had sold it to him.",
    "Q  For how much?",
    "A  For two pounds, he said, and a",
    "bottle of gin.",
    "Q  Did you tell the clerk so?",
    "A  I had no need to. He stood behind",
    "me and heard it all.",
    "MR FENN: I object to all of this,",
    "my Lord.",
    "THE JUDGE: Let her go on.",
  ],
];

/** Draws a sheet with four small pages of a transcript, beginning with the page `first`: two in each column. */
function sheetOfFour(page: PDFKit.PDFDocument, first: number): void {
  write(page, "Ada Quill", 280, 30, 9);
  smallPages.slice(first, first + 4).forEach((texts, index) => {
    const [left, top] = [40 + Math.floor(index / 2) * 290, 60 + (index % 2) * 340];
    write(page, `Page ${first + index + 7}`, left + 100, top, 8);
    texts.forEach((text, line) => {
      write(page, String(line + 1).padStart(2, "  "), left, top + 20 + line * 14, 8);
      write(page, text, left + 20, top + 20 + line * 14, 8);
    });
  });
}

const column = [
  "The keeper of the pier kept his own",
  "book of every ticket that he sold in",
  "that summer, and he signed it daily.",
  "Nobody asked for it at the inquiry.",
];
const otherColumn = [
  "The clerk of the council said that a",
  "copy of the book was made in August",
  "and sent to the office in Saltmarsh,",
  "where it has not been found since.",
];
const longNote = [...column, ...otherColumn].map((text) => `${text} Nobody has looked for it since.`);

/** The lines of a text in three narrow columns. */
const narrow = [
  [
    "The lamp was lit at nine, as it",
    "was each evening in summer, by",
    "the keeper, who went home after",
    "that and saw nobody on his way",
    "along the pier, as he said later.",
  ],
  [
    "The clerk came at ten, and asked",
    "for the book of the summer, and",
    "for the letters of the keeper, but",
    "nobody in all that dark building",
    "could find it in the office.",
  ],
  [
    "The police came at eleven, after",
    "the lamp had gone out, and took",
    "the names of all who were there",
    "and the numbers of the tickets",
    "that they had in their pockets.",
  ],
];

const takings = [
  ["Week", "Keeper", "Tickets", "Takings"],
  ["12", "Joseph Grey", "164", "£41"],
  ["13", "Ann Quill", "152", "£38"],
  ["14", "Joseph Grey", "176", "£44"],
  ["15", "Ann Quill", "160", "£40"],
  ["16", "Joseph Grey", "148", "£37"],
  ["17", "Ann Quill", "184", "£46"],
  ["18", "Joseph Grey", "172", "£43"],
];

/** The rows of a table whose cells have one or more lines. */
const wrapped = [
  [["Time"], ["What was seen"], ["Who says so"]],
  [
    ["Nine in the", "evening"],
    ["The keeper was seen at the gate,", "as he locked it for the night."],
    ["The clerk, in his", "statement to the", "police."],
  ],
  [
    ["Ten in the", "evening"],
    ["The lamp was out by then, and", "nobody was seen on the pier or", "in the street."],
    ["Ann Quill, who", "lives beside it."],
  ],
  [
    ["Midnight"],
    ["A man was seen below the steps,", "with a book under his arm,", "which he hid as he left."],
    ["A sergeant, whose", "name is not given."],
  ],
];

/** The rows of a table whose cells are almost as narrow as their words. The first row is its head. */
const narrowCells = [
  [["Time"], ["What was seen"], ["Who says so"]],
  [
    ["Nine in the evening", "when the gate was", "locked"],
    ["Nobody but the keeper of the pier", "and two boys at the steps"],
    ["The clerk, in his", "statement"],
  ],
  [["Ten"], ["A lamp was put out below the pier,", "and a boat left"], ["Ann Quill, who", "lives beside it"]],
];

/** Draws a table of narrow cells, cell by cell, with lines around each cell. The first row has a background in place of lines. */
function ruledTable(page: PDFKit.PDFDocument, rows: readonly (readonly string[])[][], top: number): void {
  page.fontSize(12);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.flatMap((row) => (row[column] ?? []).map((text) => page.widthOfString(text)))),
  );
  let y = top;
  for (const [index, row] of rows.entries()) {
    const height = Math.max(...row.map((texts) => texts.length)) * 15 + 4;
    let x = 90;
    for (const [column, texts] of row.entries()) {
      const width = (widths[column] ?? 0) + 6;
      if (index === 0) page.rect(x, y, width, height).fill("#ccc").fillColor("black");
      else page.rect(x, y, width, height).stroke();
      texts.forEach((text, line) => write(page, text, x + 3, y + 3 + line * 15));
      x += width;
    }
    y += height;
  }
}

/** Returns the paragraphs that the rows of a table must become. */
const asTable = (rows: readonly (readonly string[])[][]) =>
  rows.map((row) => {
    const cells = row.map((texts) => texts.join(" "));
    return { text: cells.join(" | "), cells };
  });

/**
 * Returns a page with a table and with two columns of text below it.
 * @param places for each column of the table, its distance from the left edge in points
 */
function columnsBelowTable(name: string, rows: readonly string[][], places: readonly number[]): KindOfPage {
  const [left = [], right = []] = narrow;
  return {
    name,
    draw: () =>
      pdfOf((page) => {
        rows.forEach((row, index) =>
          row.forEach((cell, at) => write(page, cell, places[at] ?? 0, 80 + index * 18)),
        );
        [left, right].forEach((texts, at) =>
          lines(page, texts, 280, { size: 12, gap: 16, left: 72 + at * 258 }),
        );
        secondPage(page);
      }),
    pages: [
      [...rows.map((cells) => ({ text: cells.join(" | "), cells })), left.join(" "), right.join(" ")],
      [onSecondPage],
    ],
    found: ["by the keeper, who went home after that and saw nobody", 1],
    absent: "The lamp was lit at nine, as it for the book of the summer",
    elsewhere: ["asked for the book of the summer, and for the letters", 2, "is on page 1"],
  };
}

/** The offices of a pier, each with the name of its holder. */
const officers = [
  ["Keeper of the pier", "Joseph Grey"],
  ["Clerk of the books", "Ann Quill"],
  ["Owner of the boats", "Thomas Fenn"],
  ["Head of the police", "Jack Harker"],
];

/**
 * Returns a page with a column of text beside a table of numbers.
 * @param textLeft the distance of the text from the left edge, in points
 * @param tableLeft the distance of the table from the left edge, in points
 */
function besideNumbers(name: string, textLeft: number, tableLeft: number): KindOfPage {
  const text = [...column, ...otherColumn];
  const rows = takings.slice(1).map(([week = "", , tickets = "", amount = ""]) => [week, tickets, amount]);
  const table = rows.map((cells) => ({ text: cells.join(" | "), cells }));
  return onFirstPage({
    name,
    draw: (page) => {
      lines(page, text, 100, { ...letter, left: textLeft });
      rows.forEach((cells, row) =>
        cells.forEach((cell, at) => write(page, cell, tableLeft + at * 60, 100 + row * 16)),
      );
    },
    paragraphs: textLeft < tableLeft ? [text.join(" "), ...table] : [...table, text.join(" ")],
    found: "book of every ticket that he sold in that summer, and he signed it daily",
    absent: "164 £41 The keeper of the pier kept his own",
  });
}

const rotated = (degrees: 90 | 180 | 270) =>
  ({
    name: `a page that is turned by ${degrees} degrees`,
    draw: () =>
      pdfOf((page) => {
        const draw = (texts: readonly string[]) => {
          const dictionary = (page.page as unknown as { dictionary: { data: Record<string, unknown> } })
            .dictionary;
          dictionary.data.Rotate = degrees;
          page.save();
          if (degrees === 180) page.translate(612, 792).rotate(180);
          if (degrees === 90) page.translate(0, 792).rotate(-90);
          if (degrees === 270) page.translate(612, 0).rotate(90);
          lines(page, texts);
          page.restore();
        };
        draw(column);
        nextPage(page);
        draw(otherColumn);
      }),
    pages: [[column.join(" ")], [otherColumn.join(" ")]],
    found: ["every ticket that he sold in that summer", 1],
    absent: "every ticket that he sold in that winter",
    elsewhere: ["copy of the book was made in August and sent", 1, "is on page 2"],
  }) satisfies KindOfPage;

/** The kinds of pages whose text the code in src/content-model/pdf can read. */
export const readablePages: KindOfPage[] = [
  {
    name: "a transcript with numbered lines, speakers and directions",
    draw: () =>
      pdfOf((page) => {
        numbered(page, [
          "Q. Did you see the car",
          "that night at all?",
          "A. No, I did not. I had gone",
          "home by then.",
          "MR JUSTICE O'HARA: You had gone",
          "home?",
          "(The witness nodded.)",
        ]);
        nextPage(page);
        numbered(page, [
          "A. Yes. I went at nine, and I",
          "saw nobody on the way.",
          "Q. Thank you. I have no further",
          "questions.",
        ]);
      }),
    pages: [
      [
        { speaker: "Q.", text: "Did you see the car that night at all?" },
        { speaker: "A.", text: "No, I did not. I had gone home by then." },
        { speaker: "MR JUSTICE O'HARA:", text: "You had gone home?" },
        "(The witness nodded.)",
      ],
      [
        { speaker: "A.", text: "Yes. I went at nine, and I saw nobody on the way." },
        { speaker: "Q.", text: "Thank you. I have no further questions." },
      ],
    ],
    found: ["Did you see the car that night", 1],
    absent: "Did you see the van that night",
    elsewhere: ["I saw nobody on the way", 1, "is on page 2"],
  },
  {
    name: "a transcript whose numbered lines are each one piece of text, and go on over its pages",
    draw: () =>
      pdfOf((page) => {
        lines(page, [
          "1    Q  Where was the keeper when",
          "2    the lamp went out?",
          "3    A  He was on the pier, I",
          "4    believe, with the clerk.",
        ]);
        nextPage(page);
        lines(page, [
          "5    Q  Who told you that?",
          "6    A  Nobody told me. I saw",
          "7    him there myself.",
        ]);
      }),
    pages: [
      [
        { speaker: "Q.", text: "Where was the keeper when the lamp went out?" },
        { speaker: "A.", text: "He was on the pier, I believe, with the clerk." },
      ],
      [
        { speaker: "Q.", text: "Who told you that?" },
        { speaker: "A.", text: "Nobody told me. I saw him there myself." },
      ],
    ],
    found: ["on the pier, I believe", 1],
    absent: "on the shore, I believe",
    elsewhere: ["I saw him there myself", 1, "is on page 2"],
  },
  {
    name: "a transcript that has the time beside the number of each line",
    draw: () =>
      pdfOf((page) => {
        const timed = (texts: readonly string[], hour: number) => {
          texts.forEach((text, index) => {
            // The characters of each time are far apart, so a space is between each two of them.
            write(page, `1 ${hour} : 0 ${index}`, 12, 100 + index * 24, 9);
            write(page, String(index + 1), 77, 100 + index * 24);
            write(page, text, 106, 100 + index * 24);
          });
        };
        timed(
          [
            "MR GREY: You were on the pier",
            "that night, and saw the lamp?",
            "THE WITNESS: I was. The lamp went",
            "out at 10:45, as the clock struck.",
            "MR GREY: You then went home, as",
            "you told the sergeant, and on the",
          ],
          0,
        );
        nextPage(page);
        timed(["way you met nobody at all, is that", "right?", "THE WITNESS: That is right."], 1);
      }),
    pages: [
      [
        { speaker: "MR GREY:", text: "You were on the pier that night, and saw the lamp?" },
        { speaker: "THE WITNESS:", text: "I was. The lamp went out at 10:45, as the clock struck." },
        {
          speaker: "MR GREY:",
          text: "You then went home, as you told the sergeant, and on the",
        },
      ],
      ["way you met nobody at all, is that right?", { speaker: "THE WITNESS:", text: "That is right." }],
    ],
    found: ["as you told the sergeant, and on the way you met nobody at all", 1],
    absent: "The lamp went out at 10:55",
    elsewhere: ["That is right", 1, "is on page 2"],
  },
  {
    name: "a transcript that has the time after each numbered line",
    draw: () =>
      pdfOf((page) => {
        const timed = (texts: readonly string[], hour: number) => {
          numbered(page, texts);
          texts.forEach((_, index) => write(page, `${hour}:0${index}:30 PM`, 480, 100 + index * 24, 9));
        };
        timed(
          [
            "Q. Did you see the lamp",
            "that night at all?",
            "A. It went out at 10:45 PM,",
            "as the clock struck.",
          ],
          1,
        );
        nextPage(page);
        timed(["Q. Then you went home by", "the shore?", "A. I did."], 2);
      }),
    pages: [
      [
        { speaker: "Q.", text: "Did you see the lamp that night at all?" },
        { speaker: "A.", text: "It went out at 10:45 PM, as the clock struck." },
      ],
      [
        { speaker: "Q.", text: "Then you went home by the shore?" },
        { speaker: "A.", text: "I did." },
      ],
    ],
    found: ["It went out at 10:45 PM, as the clock struck", 1],
    absent: "It went out at 10:45 PM, 1:02:30 PM as the clock struck",
    elsewhere: ["Then you went home by the shore", 1, "is on page 2"],
  },
  onFirstPage({
    name: "a log whose numbered entries have times",
    draw: (page) => {
      ["The lamp was lit.", "A man came by.", "The lamp went out.", "The clerk came."].forEach(
        (text, index) => {
          write(page, String(index + 1), 72, 100 + index * 18);
          write(page, text, 110, 100 + index * 18);
          write(page, `2${index}:15`, 330, 100 + index * 18);
        },
      );
    },
    paragraphs: [
      ["1", "The lamp was lit.", "20:15"],
      ["2", "A man came by.", "21:15"],
      ["3", "The lamp went out.", "22:15"],
      ["4", "The clerk came.", "23:15"],
    ].map((cells) => ({ text: cells.join(" | "), cells })),
    found: "The lamp went out. | 22:15",
    absent: "The lamp went out. | 21:15",
  }),
  onFirstPage({
    name: "a log whose numbered entries have times and begin in lower case",
    draw: (page) => {
      ["lamp was lit.", "man came by.", "lamp went out.", "clerk came."].forEach((text, index) => {
        write(page, String(index + 1), 72, 100 + index * 18);
        write(page, text, 110, 100 + index * 18);
        write(page, `2${index}:15`, 330, 100 + index * 18);
      });
    },
    paragraphs: asTable([
      [["lamp was lit."], ["20:15"]],
      [["man came by."], ["21:15"]],
      [["lamp went out."], ["22:15"]],
      [["clerk came."], ["23:15"]],
    ]),
    found: "lamp went out. | 22:15",
    absent: "lamp went out. | 21:15",
  }),
  {
    name: "sheets with four pages of a transcript on each",
    draw: () =>
      pdfOf((page) => {
        sheetOfFour(page, 0);
        nextPage(page);
        sheetOfFour(page, 4);
      }),
    pages: [
      [
        { speaker: "Q.", text: "Where did you live that spring?" },
        { speaker: "A.", text: "In Harbour Row, with my mother and my two sisters." },
        { speaker: "Q.", text: "You worked at the pier?" },
        { speaker: "A.", text: "I sold tickets at the turnstile, as my father had done." },
        { speaker: "Q.", text: "Until nine in the evening?" },
        { speaker: "A.", text: "Until ten, in the summer. I went" },
        { speaker: "Q.", text: "You went home after that, by the shore, is that right?" },
        { speaker: "A.", text: "I did, and I saw a man who stood on the steps." },
        { speaker: "Q.", text: "Did he carry anything?" },
        { speaker: "A.", text: "He had a ledger below his arm, or a book like it." },
        { speaker: "Q.", text: "Had you seen him before?" },
        { speaker: "A.", text: "Never." },
        { speaker: "Q.", text: "The lamp was out by then, and the office was dark, is that right?" },
        { speaker: "A.", text: "It was as dark as a cellar." },
        { speaker: "Q.", text: "What did you do?" },
        { speaker: "A.", text: "I ran to the sergeant, who lived in Castle Street." },
        { speaker: "Q.", text: "Did he come with you?" },
        { speaker: "A.", text: "He said that it could wait until the morning." },
        { speaker: "Q.", text: "You told him of the ledger, and he wrote it down, is that right?" },
        { speaker: "A.", text: "He wrote down that I had seen a man." },
        { speaker: "Q.", text: "Nothing else?" },
        { speaker: "A.", text: "Nothing else that I know of." },
        { speaker: "Q.", text: "When did you see the ledger again?" },
        { speaker: "A.", text: "In the shop of Mr Fenn, about a week later." },
        { speaker: "Q.", text: "You knew it by its clasp?" },
        {
          speaker: "A.",
          text: "By its clasp and by its broken back. I asked him where he had found it, and he told me that the",
        },
      ],
      [
        "clerk had sold it to him.",
        { speaker: "Q.", text: "For how much?" },
        { speaker: "A.", text: "For two pounds, he said, and a bottle of gin." },
        { speaker: "Q.", text: "Did you tell the clerk so?" },
        { speaker: "A.", text: "I had no need to. He stood behind me and heard it all." },
        { speaker: "MR FENN:", text: "I object to all of this, my Lord." },
        { speaker: "THE JUDGE:", text: "Let her go on." },
      ],
    ],
    found: ["he told me that the clerk had sold it to him", 1],
    absent: "he told me that the clerk had given it to him",
    elsewhere: ["For two pounds, he said, and a bottle of gin", 1, "is on page 2"],
  },
  {
    name: "a sentence over a page's end, between a page number, a running head, a stamp and a note",
    draw: () =>
      pdfOf((page) => {
        const edges = (number: number, side: number) => {
          write(page, "R v Smith", side, 40, 10);
          write(page, `Page ${number} of 340`, 450, 24, 9);
          write(page, `PIER000${122 + number}`, 450, 760, 8);
          write(page, String(number + 11), 300, 760, 10);
        };
        const body = Array.from(
          { length: 8 },
          (_, index) => `line ${"abcdefgh".charAt(index)} of what the court said in it, and`,
        );
        edges(1, 90);
        lines(page, [...body, "The judge said that the"]);
        write(page, "1 See the transcript of the third day.", 90, 640, 9);
        nextPage(page);
        edges(2, 90);
        lines(page, ["witness had lied. He then rose.", ...body]);
        nextPage(page);
        edges(3, 90);
        lines(page, body);
      }),
    pages: [
      [
        "line a of what the court said in it, and line b of what the court said in it, and line c of what the court said in it, and line d of what the court said in it, and line e of what the court said in it, and line f of what the court said in it, and line g of what the court said in it, and line h of what the court said in it, and The judge said that the",
        { text: "1 See the transcript of the third day.", isAside: true },
      ],
      [
        "witness had lied. He then rose. line a of what the court said in it, and line b of what the court said in it, and line c of what the court said in it, and line d of what the court said in it, and line e of what the court said in it, and line f of what the court said in it, and line g of what the court said in it, and line h of what the court said in it, and",
      ],
      [
        "line a of what the court said in it, and line b of what the court said in it, and line c of what the court said in it, and line d of what the court said in it, and line e of what the court said in it, and line f of what the court said in it, and line g of what the court said in it, and line h of what the court said in it, and",
      ],
    ],
    found: ["The judge said that the witness had lied", 1],
    absent: "The judge said that the witness had left",
    elsewhere: ["the witness had lied", 3, "is on pages 1–2"],
  },
  onFirstPage({
    name: "raised numbers of notes, and a lowered one",
    draw: (page) => {
      const note = (text: string, left: number, top: number) => {
        write(page, text, left, top, 7);
        return left + page.widthOfString(text) + 0.3;
      };
      const words = (text: string, left: number, top: number) => {
        write(page, text, left, top);
        return left + page.widthOfString(text) + 0.3;
      };
      const lowered = words(" was told of the H", note("12", words("The jury", 90, 100), 97), 100);
      words("O in the lamp.", note("2", lowered, 107), 100);
      words(" that night.", note("13", words("It was cold", 90, 116), 113), 116);
    },
    paragraphs: ["The jury¹² was told of the H₂O in the lamp. It was cold¹³ that night."],
    found: "The jury was told of the H2O in the lamp. It was cold that night",
    absent: "The jury was warned of the H2O",
  }),
  {
    name: "a recognised scan whose lines vary in size, on a skewed sheet",
    draw: async () => {
      const picture = await paper([100, 116, 132, 148]);
      return pdfOf((page) => {
        const draw = (texts: readonly string[]) => {
          page
            .image(picture, 0, 0, { width: 612 })
            .addContent("3 Tr")
            .rotate(2, { origin: [306, 396] });
          texts.forEach((text, index) =>
            write(page, text, 90, 100 + index * 16, [11, 13, 11.5, 12.4][index]),
          );
          page.rotate(-2, { origin: [306, 396] });
        };
        draw(column);
        nextPage(page);
        draw(otherColumn);
      });
    },
    pages: [[column.join(" ")], [otherColumn.join(" ")]],
    found: ["kept his own book of every ticket that he sold in that summer, and he signed it", 1],
    absent: "kept his own book of every coin",
    elsewhere: ["where it has not been found since", 1, "is on page 2"],
  },
  {
    name: "two columns that are written row by row, below a title across both",
    draw: () =>
      pdfOf((page) => {
        write(page, "The Inquiry into the Pier, its Keeper, and the Takings of the Summer", 90, 80, 14);
        column.forEach((text, index) => {
          write(page, text, 72, 120 + index * 16);
          write(page, otherColumn[index] ?? "", 330, 120 + index * 16);
        });
        secondPage(page);
      }),
    pages: [
      [
        "The Inquiry into the Pier, its Keeper, and the Takings of the Summer",
        column.join(" "),
        otherColumn.join(" "),
      ],
      [onSecondPage],
    ],
    found: ["kept his own book of every ticket", 1],
    absent: "kept his own copy of the book was made in August",
    elsewhere: ["and sent to the office in Saltmarsh", 2, "is on page 1"],
  },
  onFirstPage({
    name: "three columns of which each has its own lines",
    draw: (page) => {
      const parts = [
        ["The lamp was lit at", "nine, as it was each", "evening in summer,", "by the keeper."],
        ["The clerk came at", "ten and asked for the", "book, which nobody", "could find there."],
        ["The police came at", "eleven and took the", "names of all who", "were on the pier."],
      ];
      parts.forEach((texts, part) =>
        lines(page, texts, 120 + part * 5, { size: 11, gap: 15, left: 60 + part * 180 }),
      );
    },
    paragraphs: [
      "The lamp was lit at nine, as it was each evening in summer, by the keeper.",
      "The clerk came at ten and asked for the book, which nobody could find there.",
      "The police came at eleven and took the names of all who were on the pier.",
    ],
    found: "asked for the book, which nobody could find",
    absent: "The lamp was lit at The clerk came",
  }),
  onFirstPage({
    name: "a table",
    draw: (page) => {
      lines(page, ["The takings were as follows."], 80);
      const rows = [
        ["Week", "Keeper", "Takings"],
        ["12", "Joseph Grey", "£41"],
        ["13", "Ann Quill, for", "£38"],
        ["", "the keeper", ""],
        ["14", "Joseph Grey", "£44"],
      ];
      rows.forEach((row, index) =>
        row.forEach((cell, at) => write(page, cell, 90 + at * 150, 130 + index * 18)),
      );
    },
    paragraphs: [
      "The takings were as follows.",
      { text: "Week | Keeper | Takings", cells: ["Week", "Keeper", "Takings"] },
      { text: "12 | Joseph Grey | £41", cells: ["12", "Joseph Grey", "£41"] },
      { text: "13 | Ann Quill, for the keeper | £38", cells: ["13", "Ann Quill, for the keeper", "£38"] },
      { text: "14 | Joseph Grey | £44", cells: ["14", "Joseph Grey", "£44"] },
    ],
    found: "Ann Quill, for the keeper",
    absent: "Joseph Grey Ann Quill",
  }),
  {
    name: "tables that interrupt a sentence, at the top of a page and between two paragraphs",
    draw: () =>
      pdfOf((page) => {
        const rows = (texts: readonly string[][], top: number) => {
          texts.forEach((row, index) =>
            row.forEach((cell, at) => write(page, cell, 90 + at * 150, top + index * 18)),
          );
        };
        lines(page, ["The keeper counted the takings of each week, and he wrote"]);
        nextPage(page);
        write(page, "Table 2: Takings of the summer", 90, 80);
        rows(
          [
            ["Week", "Keeper", "Takings"],
            ["12", "Joseph Grey", "£41"],
            ["13", "Ann Quill", "£38"],
          ],
          110,
        );
        write(page, "Source: the keeper's book", 90, 170, 9);
        lines(page, ["them into a book that the clerk of the council signed on"], 210);
        rows(
          [
            ["Day", "Clerk", "Signed"],
            ["Monday", "Ada Fenn", "Yes"],
            ["Tuesday", "Ada Fenn", "No"],
          ],
          250,
        );
        lines(page, ["every day of that summer."], 320);
      }),
    pages: [
      ["The keeper counted the takings of each week, and he wrote"],
      [
        "them into a book that the clerk of the council signed on",
        "every day of that summer.",
        { text: "Table 2: Takings of the summer", isAside: true },
        { text: "Week | Keeper | Takings", cells: ["Week", "Keeper", "Takings"], isAside: true },
        { text: "12 | Joseph Grey | £41", cells: ["12", "Joseph Grey", "£41"], isAside: true },
        { text: "13 | Ann Quill | £38", cells: ["13", "Ann Quill", "£38"], isAside: true },
        { text: "Day | Clerk | Signed", cells: ["Day", "Clerk", "Signed"], isAside: true },
        { text: "Monday | Ada Fenn | Yes", cells: ["Monday", "Ada Fenn", "Yes"], isAside: true },
        { text: "Tuesday | Ada Fenn | No", cells: ["Tuesday", "Ada Fenn", "No"], isAside: true },
        { text: "Source: the keeper's book", isAside: true },
      ],
    ],
    found: ["he wrote them into a book that the clerk of the council signed on every day", 1],
    absent: "he wrote the takings into a book",
    elsewhere: ["that the clerk of the council signed on every day", 1, "is on page 2"],
  },
  onFirstPage({
    name: "a table whose rows are counted, above text",
    draw: (page) => {
      takings.forEach((row, index) =>
        row.forEach((cell, at) => write(page, cell, 72 + at * 130, 80 + index * 18)),
      );
      lines(page, column, 280, { size: 12, gap: 16, left: 72 });
    },
    paragraphs: [...takings.map((cells) => ({ text: cells.join(" | "), cells })), column.join(" ")],
    found: "14 | Joseph Grey | 176",
    absent: "15 | Joseph Grey | 176",
  }),
  columnsBelowTable(
    "two columns below a table, one of whose cells begins where the second column begins",
    takings,
    [72, 201, 330, 459],
  ),
  columnsBelowTable(
    "two columns below a table whose cells are also between the columns",
    takings.map(([week = "", keeper, , sum = ""]) => [week, `${keeper}, who kept the pier`, sum]),
    [72, 200, 440],
  ),
  onFirstPage({
    name: "a table whose cells have several lines of prose",
    draw: (page) => {
      let top = 100;
      for (const cells of wrapped) {
        cells.forEach((cell, at) =>
          lines(page, cell, top, { size: 11, gap: 14, left: [72, 170, 380][at] ?? 0 }),
        );
        top += 14 * Math.max(...cells.map(({ length }) => length)) + 6;
      }
    },
    paragraphs: wrapped
      .map((cells) => cells.map((cell) => cell.join(" ")))
      .map((cells) => ({ text: cells.join(" | "), cells })),
    found: "The lamp was out by then, and nobody was seen on the pier or in the street",
    absent: "The keeper was seen at the gate, as he locked it for the night. The lamp was out by then",
  }),
  {
    name: "a table whose ruled cells have almost no space between them, on a page and on a page that is turned",
    draw: () =>
      pdfOf((page) => {
        lines(page, ["What the police were told is in this table."], 80);
        ruledTable(page, narrowCells, 110);
        lines(page, ["None of it was read out in court."], 300);
        page.addPage({ margin: 0, size: "LETTER", layout: "landscape" });
        page.rotate(90, { origin: [300, 300] });
        ruledTable(page, narrowCells.slice(1), 110);
        secondPage(page);
      }),
    pages: [
      [
        "What the police were told is in this table.",
        ...asTable(narrowCells),
        "None of it was read out in court.",
      ],
      asTable(narrowCells.slice(1)),
      [onSecondPage],
    ],
    found: ["Nine in the evening when the gate was locked", 1],
    absent: "when the gate was and two boys at the steps",
    elsewhere: ["The harbour was dark", 1, "is on page 3"],
  },
  onFirstPage({
    name: "a table that has ruled lines between its columns and around its head, and none between its rows",
    draw: (page) => {
      const lefts = [90, 210, 330];
      const rows = [
        ["Keeper of the pier", "Tickets of boys", "Takings"],
        ["Joseph Grey, Sunday", "164 and 7 by hand", "£41 and nothing"],
        ["Ann Quill, Monday", "152 and 9 by hand", "£38 and a book"],
        ["Joseph Grey, Friday", "176 and 8 by hand", "£44 and nothing"],
      ];
      lefts.forEach((left, column) => {
        page.rect(left, 100, 120, 20).rect(left, 120, 120, 60).stroke();
        rows.forEach((row, index) => write(page, row[column] ?? "", left + 4, 105 + index * 19));
      });
    },
    paragraphs: asTable([
      [["Keeper of the pier"], ["Tickets of boys"], ["Takings"]],
      [["Joseph Grey, Sunday"], ["164 and 7 by hand"], ["£41 and nothing"]],
      [["Ann Quill, Monday"], ["152 and 9 by hand"], ["£38 and a book"]],
      [["Joseph Grey, Friday"], ["176 and 8 by hand"], ["£44 and nothing"]],
    ]),
    found: "152 and 9 by hand",
    absent: "152 and 9 by hand £38 and a book",
  }),
  onFirstPage({
    name: "words with a background each, which are not the cells of a table",
    draw: (page) => {
      const texts = ["the keeper believed her", "who warned children off", "and called somebody mad"];
      page.fontSize(12);
      texts.forEach((text, index) => {
        let x = 90;
        for (const [at, word] of text.split(" ").entries()) {
          page.font(at % 2 === 0 ? "Courier" : "Courier-Bold");
          const width = page.widthOfString(`${word} `);
          page
            .rect(x, 98 + index * 15, width, 15)
            .fill("#ffc")
            .fillColor("black");
          write(page, word, x, 100 + index * 15);
          x += width;
        }
      });
      lines(page, ["in the town."], 145);
    },
    paragraphs: ["the keeper believed her who warned children off and called somebody mad in the town."],
    found: "the keeper believed her who warned children off",
    absent: "the keeper warned children off",
  }),
  onFirstPage({
    name: "the heading of an order, whose two halves have lines at different heights",
    draw: (page) => {
      const left: [string, number][] = [
        ["JOSEPH GREY and", 130],
        ["ANN QUILL,", 144],
        ["Claimants,", 166],
        ["v.", 190],
        ["the company of the pier,", 214],
        ["Defendant.", 238],
      ];
      const right: [string, number][] = [
        ["Case No. 12 of 1999", 130],
        ["ORDER ON THE KEEPER'S", 176],
        ["APPLICATION FOR A", 190],
        ["NEW LICENCE", 204],
      ];
      left.forEach(([text, top]) => write(page, text, 90, top));
      right.forEach(([text, top]) => write(page, text, 330, top));
      lines(
        page,
        ["The keeper asked for a licence on the first day of May, and he was", "heard at once."],
        280,
      );
    },
    paragraphs: [
      "JOSEPH GREY and ANN QUILL,",
      "Claimants,",
      "v.",
      "the company of the pier,",
      "Defendant.",
      "Case No. 12 of 1999",
      "ORDER ON THE KEEPER'S APPLICATION FOR A NEW LICENCE",
      "The keeper asked for a licence on the first day of May, and he was heard at once.",
    ],
    found: "The keeper asked for a licence",
    absent: "v. APPLICATION FOR A",
  }),
  {
    name: "bold words that are printed twice, a little beside each other",
    draw: () =>
      pdfOf((page) => {
        for (const beside of [0, 0.4]) {
          write(page, "The finding of the court", 90 + beside, 80);
          write(page, "12.", 90 + beside, 130);
          write(page, "The lamp was lit", 120 + beside, 130);
        }
        write(page, "before nine.", 212, 130);
        nextPage(page);
        lines(page, ["It was very, very dark."]);
      }),
    pages: [["The finding of the court", "12. The lamp was lit before nine."], ["It was very, very dark."]],
    found: ["The lamp was lit before nine", 1],
    absent: "The lamp was litThe lamp",
    elsewhere: ["It was very, very dark", 1, "is on page 2"],
  },
  {
    name: "numbered paragraphs of a judgment, with numbers in the margin",
    draw: () =>
      pdfOf((page) => {
        const paragraph = (number: string, texts: readonly string[], top: number) => {
          write(page, number, 60, top);
          lines(page, texts, top);
        };
        paragraph("145.", ["The court heard the keeper on", "the third day."], 100);
        paragraph("146.", ["He was asked about the book,", "and he did not answer."], 148);
        nextPage(page);
        paragraph("147.", ["The court does not accept", "what he said."], 100);
      }),
    pages: [
      [
        "145. The court heard the keeper on the third day.",
        "146. He was asked about the book, and he did not answer.",
      ],
      ["147. The court does not accept what he said."],
    ],
    found: ["asked about the book, and he did not answer", 1],
    absent: "asked about the book, and he did answer",
    elsewhere: ["146. He was asked", 2, "is on page 1"],
  },
  {
    name: "words divided at the ends of lines and of a page",
    draw: () =>
      pdfOf((page) => {
        lines(page, ["The police began to investi-", "gate the matter, and they cross-"]);
        nextPage(page);
        lines(page, ["examined the keeper."]);
      }),
    pages: [["The police began to investi-gate the matter, and they cross-"], ["examined the keeper."]],
    found: ["began to investigate the matter, and they cross-examined the keeper", 1],
    absent: "began to investigate the murder",
    elsewhere: ["the keeper", 1, "is on page 2"],
  },
  onFirstPage({
    name: "a word at the right margin, within a sentence",
    draw: (page) => {
      lines(page, ["The clerk asked the keeper for the", "book of the summer, and he got it."]);
      write(page, "[Exhibit 4]", 450, 100);
    },
    paragraphs: [
      "The clerk asked the keeper for the book of the summer, and he got it.",
      { text: "[Exhibit 4]", isAside: true },
    ],
    found: "asked the keeper for the book of the summer",
    absent: "asked the keeper for the exhibit",
  }),
  {
    name: "an act with notes in the margins, on the right of one page and on the left of the next",
    draw: () =>
      pdfOf((page) => {
        const note = { size: 7, gap: 9, left: 372 };
        lines(page, [
          "1. No person may sell tickets on the pier after nine",
          "in the evening of any day, and (a) the keeper is to",
          "lock the gate when the lamp is lit, or not later than",
          "ten in the evening; and (b) the clerk is to keep the",
        ]);
        lines(page, ["Sale of tickets", "in the evening,", "and the gate"], 100, note);
        nextPage(page);
        lines(page, [
          "book of the tickets that are sold in the summer.",
          "2. The book of the tickets is to be shown to any",
          "person who asks for it in the hours of the office,",
          "and it is to be kept for ten years.",
        ]);
        lines(page, ["Inspection of", "the book of", "tickets"], 117, { ...note, left: 36 });
      }),
    pages: [
      [
        "1. No person may sell tickets on the pier after nine in the evening of any day, and (a) the keeper is to lock the gate when the lamp is lit, or not later than ten in the evening; and (b) the clerk is to keep the",
        { text: "Sale of tickets in the evening, and the gate", isAside: true },
      ],
      [
        "book of the tickets that are sold in the summer.",
        "2. The book of the tickets is to be shown to any person who asks for it in the hours of the office, and it is to be kept for ten years.",
        { text: "Inspection of the book of tickets", isAside: true },
      ],
    ],
    found: ["the clerk is to keep the book of the tickets that are sold in the summer", 1],
    absent: "shown to any the book of person who asks",
    elsewhere: ["The book of the tickets is to be shown to any person who asks", 1, "is on page 2"],
  },
  onFirstPage({
    name: "words after a redaction, at the end of a line within a sentence",
    draw: (page) => {
      lines(page, [
        "The keeper received",
        "takings of the pier in that long summer, and he gave the clerk",
        "all of it on the first day of the month that came after it.",
      ]);
      page.rect(198, 99, 130, 13).fill("#000");
      write(page, "from the", 335, 100);
    },
    paragraphs: [
      "The keeper received",
      "from the takings of the pier in that long summer, and he gave the clerk all of it on the first day of the month that came after it.",
    ],
    found: "The keeper received [redacted] from the takings of the pier",
    absent: "The keeper received takings of the pier",
  }),
  {
    name: "words along the edge of a page",
    draw: () =>
      pdfOf((page) => {
        lines(page, column);
        page.save().rotate(-90, { origin: [40, 500] });
        write(page, "Copy made for the inquiry", 40, 500, 9);
        page.restore();
        nextPage(page);
        lines(page, otherColumn);
      }),
    pages: [
      [column.join(" "), { text: "Copy made for the inquiry", isAside: true }],
      [otherColumn.join(" ")],
    ],
    found: ["at the inquiry. The clerk of the council", 1],
    absent: "at the inquiry. The clerk of the court",
    elsewhere: ["The clerk of the council", 1, "is on page 2"],
  },
  {
    name: "words that are seen above a large picture",
    draw: async () => {
      const picture = await paper();
      return pdfOf((page) => {
        lines(page, column, 20);
        page.image(picture, 36, 90, { width: 540, height: 690 });
        nextPage(page);
        lines(page, otherColumn);
      });
    },
    pages: [[column.join(" ")], [otherColumn.join(" ")]],
    found: ["every ticket that he sold in that summer", 1],
    absent: "every ticket that he sold in that winter",
    elsewhere: ["copy of the book was made", 1, "is on page 2"],
  },
  {
    name: "a small page on a large sheet, whose running head is far from the sheet's edge",
    draw: () =>
      pdfOf((page) => {
        [column, otherColumn, column].forEach((texts, index) => {
          if (index > 0) nextPage(page);
          write(page, "Opinion of the Court", 90, 170, 9);
          write(page, "GREY v. QUILL", 250, 170, 9);
          lines(page, texts.slice(0, 3), 200);
          lines(page, texts.slice(3), 560);
        });
      }),
    pages: [
      [column.slice(0, 3).join(" "), "Nobody asked for it at the inquiry."],
      [otherColumn.slice(0, 3).join(" "), "where it has not been found since."],
      [column.slice(0, 3).join(" "), "Nobody asked for it at the inquiry."],
    ],
    found: ["Nobody asked for it at the inquiry. The clerk of the council said", 1],
    absent: "Nobody asked for it at the trial. The clerk",
    elsewhere: ["A copy of the book was made in August", 1, "is on page 2"],
  },
  {
    name: "a page number of five digits above the name of a firm",
    draw: () =>
      pdfOf((page) => {
        [column.slice(0, 3), otherColumn, otherColumn].forEach((texts, index) => {
          if (index > 0) nextPage(page);
          lines(page, texts);
          write(page, String(47699 + index), 300, 740, 10);
          write(page, "Saltmarsh Reporting Company", 240, 756, 9);
        });
      }),
    pages: [[column.slice(0, 3).join(" ")], [otherColumn.join(" ")], [otherColumn.join(" ")]],
    found: ["he signed it daily. The clerk of the council", 1],
    absent: "he signed it weekly. The clerk",
    elsewhere: ["every ticket that he sold", 2, "is on page 1"],
  },
  onFirstPage({
    name: "three columns with narrow gaps, whose lines are on the same baselines",
    draw: (page) => {
      const widest = Math.max(...narrow.flat().map((text) => page.fontSize(9).widthOfString(text)));
      narrow.forEach((texts, part) =>
        lines(page, texts, 120, { size: 9, gap: 12, left: 60 + part * (widest + 9) }),
      );
    },
    paragraphs: narrow.map((texts) => texts.join(" ")),
    found: "could find it in the office. The police came at eleven",
    absent: "The lamp was lit at nine, as it The clerk came",
  }),
  onFirstPage({
    name: "three columns of which each has its own lines, above words that end in the gap between two columns",
    draw: (page) => {
      const widest = Math.max(...narrow.flat().map((text) => page.fontSize(9).widthOfString(text)));
      const leftOf = (part: number) => 60 + part * (widest + 12);
      narrow.forEach((texts, part) =>
        lines(page, texts, 120 + part * 5, { size: 9, gap: 12, left: leftOf(part) }),
      );
      const heading = "Price of a ticket";
      write(page, heading, leftOf(2) - 4 - page.fontSize(9).widthOfString(heading), 220, 9);
    },
    paragraphs: [...narrow.map((texts) => texts.join(" ")), "Price of a ticket"],
    found: "could find it in the office. The police came at eleven",
    absent: "The lamp was lit at nine, as it The clerk came",
  }),
  onFirstPage({
    name: "two columns on the same baselines, in one of which few lines begin in lower case",
    draw: (page) => {
      const list = [
        "Bring the books of the Harbour",
        "Board, of the Pier Company, of",
        "Messrs Fenn and Company, and",
        "of the Saltmarsh Savings Bank,",
        "Castle Street, with the letters",
        "that belong to them, to Mr",
        "Quill, who is the solicitor of Mr",
        "Fenn and has asked for them.",
      ];
      const story = [
        "The lamp was lit at nine, as it",
        "was each evening in summer, by",
        "the keeper, who went home after",
        "that and saw nobody on his way",
        "along the pier, as he said later",
        "when the police had come to him",
        "and had asked him for the time",
        "of the last ticket that he sold.",
      ];
      lines(page, list, 120, { size: 11, gap: 15, left: 60 });
      lines(page, story, 120, { size: 11, gap: 15, left: 320 });
    },
    paragraphs: [
      "Bring the books of the Harbour Board, of the Pier Company, of Messrs Fenn and Company, and of the Saltmarsh Savings Bank, Castle Street, with the letters that belong to them, to Mr Quill, who is the solicitor of Mr Fenn and has asked for them.",
      "The lamp was lit at nine, as it was each evening in summer, by the keeper, who went home after that and saw nobody on his way along the pier, as he said later when the police had come to him and had asked him for the time of the last ticket that he sold.",
    ],
    found: "of the Saltmarsh Savings Bank, Castle Street, with the letters",
    absent: "the books of the Harbour The lamp was lit",
  }),
  {
    name: "two columns with notes at the bottom of each, the first of which goes on in the second column",
    draw: () =>
      pdfOf((page) => {
        const [small, gap] = [7, 10];
        const note = (number: string, text: string, left: number, top: number) => {
          write(page, number, left, top - 2, 4.5);
          write(page, text, left + page.widthOfString(number) + 1, top, small);
        };
        lines(page, column, 120, { size: 11, gap: 15, left: 72 });
        lines(page, otherColumn.slice(0, 3), 120, { size: 11, gap: 15, left: 290 });
        note("12", "The book of the summer is in the archive of", 72, 200);
        write(page, "the county, together with the letters of the", 72, 200 + gap, small);
        write(page, "keeper, which the clerk had never opened.", 290, 190, small);
        note("13", "The office was shut.", 290, 190 + gap);
        nextPage(page);
        lines(page, otherColumn.slice(3));
      }),
    pages: [
      [
        column.join(" "),
        otherColumn.slice(0, 3).join(" "),
        {
          text: "¹²The book of the summer is in the archive of the county, together with the letters of the",
          isAside: true,
        },
        { text: "keeper, which the clerk had never opened.", isAside: true },
        { text: "¹³The office was shut.", isAside: true },
      ],
      ["where it has not been found since."],
    ],
    found: ["together with the letters of the keeper, which the clerk had never opened", 1],
    absent: "together with the letters of the clerk of the council",
    elsewhere: ["sent to the office in Saltmarsh, where it has not been found", 2, "is on pages 1–2"],
  },
  {
    name: "notes with more letters than the text above them, one of which goes on from the page before",
    draw: () =>
      pdfOf((page) => {
        const note = (number: string, texts: readonly string[], top: number) => {
          if (number !== "") write(page, number, 90, top - 2, 4.5);
          lines(page, texts, top, { left: number === "" ? 90 : 104, size: 7, gap: 10 });
        };
        lines(page, column, 100, { left: 90, size: 12, gap: 16 });
        lines(page, otherColumn, 100 + 16 * column.length, { left: 90, size: 12, gap: 16 });
        nextPage(page);
        lines(page, column.slice(0, 2), 100, { left: 90, size: 12, gap: 16 });
        note("", ["of the letters that the clerk never sent."], 140);
        note("7", longNote, 150);
        nextPage(page);
        lines(page, ["daily."], 100, { left: 90, size: 12, gap: 16 });
      }),
    pages: [
      [[...column, ...otherColumn].join(" ")],
      [
        column.slice(0, 2).join(" "),
        { text: "of the letters that the clerk never sent.", isAside: true },
        { text: `⁷ ${longNote.join(" ")}`, isAside: true },
      ],
      ["daily."],
    ],
    found: ["book of every ticket that he sold in daily", 2],
    absent: "the letters of the clerk",
    elsewhere: ["of the letters that the clerk never sent", 1, "is on page 2"],
  },
  {
    name: "notes in letters as large as the text, each after its raised number",
    draw: () =>
      pdfOf((page) => {
        lines(page, column.slice(0, 3));
        write(page, "2", 90 + page.widthOfString(column[2] ?? "") + 0.5, 129, 7);
        write(page, "2", 90, 297, 7);
        write(page, "19 letters are in the archive of the county,", 95, 300);
        lines(page, ["and nobody has asked for them."], 316);
        nextPage(page);
        lines(page, otherColumn);
      }),
    pages: [
      [
        `${column.slice(0, 3).join(" ")}²`,
        {
          text: "²19 letters are in the archive of the county, and nobody has asked for them.",
          isAside: true,
        },
      ],
      [otherColumn.join(" ")],
    ],
    found: ["he signed it daily. The clerk of the council", 1],
    absent: "he signed it weekly. The clerk of the council",
    elsewhere: ["19 letters are in the archive of the county, and nobody", 2, "is on page 1"],
  },
  {
    name: "a letter with addresses at the bottom of its first page, below an unfinished sentence",
    draw: () =>
      pdfOf((page) => {
        lines(page, [
          "The office of the pier has received your request for the books of the",
          "summer. It was asked for two of them. Because of the size of the books,",
        ]);
        lines(page, ["Telephone of the office: 01632 960 123. The office is open on all days"], 160);
        write(page, "and closed at night · E-mail: office@pier.example · www.pier.example", 160, 174);
        nextPage(page);
        lines(page, ["the keeper can send only one of them. You may read the other here."]);
      }),
    pages: [
      [
        "The office of the pier has received your request for the books of the summer. It was asked for two of them. Because of the size of the books,",
        {
          text: "Telephone of the office: 01632 960 123. The office is open on all days and closed at night · E-mail: office@pier.example · www.pier.example",
          isAside: true,
        },
      ],
      ["the keeper can send only one of them. You may read the other here."],
    ],
    found: ["Because of the size of the books, the keeper can send only one of them", 1],
    absent: "Because of the size of the books, the keeper can send none of them",
    elsewhere: ["You may read the other here", 1, "is on page 2"],
  },
  {
    name: "notes with a wide gap after their numbers, below a sentence that goes on over a page's end",
    draw: () =>
      pdfOf((page) => {
        lines(page, [
          "The clerk was heard on the third day, when he told the court that",
          "he had sold the book to a man on the pier, and that nobody had",
        ]);
        page.fontSize(12);
        const body = ["asked him for it", " since. The sergeant did not ask him where he was", " then."];
        let x = 90;
        for (const [index, text] of body.entries()) {
          write(page, text, x, 132);
          x += page.fontSize(12).widthOfString(text);
          if (index === 2) continue;
          write(page, String(4 + index), x, 130, 6);
          x += page.fontSize(6).widthOfString("4");
        }
        lines(page, ["He went to the town and was not seen there by the man whom he"], 148);
        for (const [index, [number, text]] of (
          [
            ["4", "Q2 [The clerk, the keeper], and the letter of the sergeant (L12), which was"],
            ["", "read out on the first day"],
            ["5", "Q7"],
          ] as const
        ).entries()) {
          write(page, number, 90, 640 + index * 12, 9);
          write(page, text, 118, 640 + index * 12, 9);
        }
        nextPage(page);
        lines(page, ["had named in his letter. Nothing more was asked."]);
      }),
    pages: [
      [
        "The clerk was heard on the third day, when he told the court that he had sold the book to a man on the pier, and that nobody had asked him for it⁴ since. The sergeant did not ask him where he was⁵ then. He went to the town and was not seen there by the man whom he",
        {
          text: "4 Q2 [The clerk, the keeper], and the letter of the sergeant (L12), which was read out on the first day",
          isAside: true,
        },
        { text: "5 Q7", isAside: true },
      ],
      ["had named in his letter. Nothing more was asked."],
    ],
    found: ["was not seen there by the man whom he had named in his letter", 1],
    absent: "was not seen there by the man whom he had met in his letter",
    elsewhere: ["Nothing more was asked", 1, "is on page 2"],
  },
  {
    name: "notes almost as large as the text, below the end of a sentence",
    draw: () =>
      pdfOf((page) => {
        lines(page, [
          "The clerk was heard on the third day, when he told the court that",
          "he had sold the book to a man on the pier. He had been asked",
          "for it",
        ]);
        write(page, "12", 90 + page.fontSize(12).widthOfString("for it"), 130, 6);
        write(page, "by the sergeant.", 96 + page.fontSize(12).widthOfString("for it "), 132);
        write(page, "12 See the letter of the sergeant.", 90, 640, 11);
        nextPage(page);
        lines(page, ["For those who were not there, the keeper read it out."]);
      }),
    pages: [
      [
        "The clerk was heard on the third day, when he told the court that he had sold the book to a man on the pier. He had been asked for it¹² by the sergeant.",
        { text: "12 See the letter of the sergeant.", isAside: true },
      ],
      ["For those who were not there, the keeper read it out."],
    ],
    found: ["asked for it by the sergeant. For those who were not there", 1],
    absent: "asked for it by the sergeant. For those who were here",
    elsewhere: ["the keeper read it out", 1, "is on page 2"],
  },
  {
    name: "a law report with the letters A to H in the outer margins of its pages",
    draw: () =>
      pdfOf((page) => {
        reported.forEach((texts, index) => {
          if (index > 0) nextPage(page);
          lines(page, texts, 80, { size: 11, gap: 15, left: 110 });
          "ABCDEFGH"
            .split("")
            .forEach((mark, at) => write(page, mark, index === 0 ? 470 : 70, 110 + at * 60, 11));
        });
      }),
    pages: reported.map((texts) => [texts.join(" ")]),
    found: ["and the tide would be at line twelve of the first page, and the tide", 1],
    absent: "and the tide would be at line twelve of the first page A",
    elsewhere: ["would be at line nine of the second page", 1, "is on page 2"],
  },
  onFirstPage({
    name: "a list of points with letters, one line each, is not the margin of a law report",
    draw: (page) => {
      "ABCDE".split("").forEach((mark, at) => {
        write(page, mark, 72, 100 + at * 16);
        write(page, `The point ${at + 1} of the clerk.`, 110, 100 + at * 16);
      });
    },
    paragraphs: [
      { speaker: "A.", text: "The point 1 of the clerk." },
      ..."BCDE".split("").map((mark, at) => ({
        text: `${mark} | The point ${at + 2} of the clerk.`,
        cells: [mark, `The point ${at + 2} of the clerk.`],
      })),
    ],
    found: "The point 3 of the clerk.",
    absent: "The point 6 of the clerk.",
  }),
  onFirstPage({
    name: "a large first letter that is three lines high",
    draw: (page) => {
      write(page, "T", 72, 93, 48);
      lines(
        page,
        ["he keeper had left the lamp alight at nine, and", "had gone home by the shore, where"],
        100,
        {
          ...letter,
          left: 106,
        },
      );
      lines(page, ["he met two men whom he did not know,", "and neither of them had a light."], 132, {
        ...letter,
        left: 72,
      });
    },
    paragraphs: [
      "The keeper had left the lamp alight at nine, and had gone home by the shore, where he met two men whom he did not know, and neither of them had a light.",
    ],
    found: "The keeper had left the lamp alight at nine, and had gone home by the shore",
    absent: "The keeper had left the lamp alight at ten",
  }),
  onFirstPage({
    name: "an e-mail that quotes another one, whose lines begin with a mark",
    draw: (page) => {
      lines(page, [
        "I never saw the key.",
        "> On Monday I asked the clerk for the key of the",
        "> office, and he said that he had lost it in the",
        "> harbour.",
        ">> Who has the key now? Nobody could tell me",
        ">> who has it.",
      ]);
    },
    paragraphs: [
      "I never saw the key.",
      "> On Monday I asked the clerk for the key of the office, and he said that he had lost it in the harbour.",
      ">> Who has the key now? Nobody could tell me who has it.",
    ],
    found: "he said that he had lost it in the harbour",
    absent: "he said that he had found it in the harbour",
  }),
  onFirstPage({
    name: "a form whose fields are filled in",
    draw: (page) => {
      lines(page, ["Statement of the witness:"], 100);
      page.initForm();
      page.formText("statement", 90, 130, 400, 20, { value: "I saw the keeper by the pier at nine." });
      lines(page, ["Signed in the presence of the clerk."], 180);
    },
    paragraphs: [
      "Statement of the witness: I saw the keeper by the pier at nine. Signed in the presence of the clerk.",
    ],
    found: "I saw the keeper by the pier at nine",
    absent: "I saw the keeper by the pier at ten",
  }),
  onFirstPage({
    name: "a headline over two of three columns, next to the first line of the third column",
    draw: (page) => {
      write(page, "Who has taken the book of the summer?", 60, 75, 17.5);
      narrow.forEach((texts, at) =>
        lines(page, texts, at === 2 ? 80 : 106, { size: 10, gap: 13, left: 60 + at * 162 }),
      );
    },
    paragraphs: ["Who has taken the book of the summer?", ...narrow.map((texts) => texts.join(" "))],
    found: "The police came at eleven, after the lamp had gone out, and took",
    absent: "Who has taken the book of the summer? The police came",
  }),
  besideNumbers("a table of numbers without ruled lines, to the right of a column of text", 72, 300),
  besideNumbers("a table of numbered rows without ruled lines, to the left of a column of text", 320, 72),
  onFirstPage({
    name: "a typewritten table with two spaces between its columns",
    draw: (page) => {
      page.font("Courier");
      lines(page, ["The clerk has written down who was on", "the pier in that summer, as follows:"]);
      lines(
        page,
        officers.map(([office = "", name = ""]) => office.padEnd(20) + name),
        148,
      );
      lines(page, ["Nobody asked him for the reason."], 228);
    },
    paragraphs: [
      "The clerk has written down who was on the pier in that summer, as follows:",
      ...officers.map((cells) => ({ text: cells.join(" | "), cells })),
      "Nobody asked him for the reason.",
    ],
    found: "who was on the pier in that summer",
    absent: "Keeper of the pier Joseph Grey Clerk of the council",
  }),
  onFirstPage({
    name: "a list whose items begin with a bullet, without space between them",
    draw: (page) => {
      lines(page, [
        "The court was told of three things by the keeper, who was asked about",
        "• the book, which he had not seen since the summer of that year, or",
        "• the lamp, which he had put out.",
      ]);
    },
    paragraphs: [
      "The court was told of three things by the keeper, who was asked about",
      "• the book, which he had not seen since the summer of that year, or",
      "• the lamp, which he had put out.",
    ],
    found: "the book, which he had not seen since the summer of that year",
    absent: "the book, which he had put out",
  }),
  {
    name: "a caption of a picture, at the top of a column in which a sentence goes on",
    draw: () =>
      pdfOf((page) => {
        lines(page, column.slice(0, 3), 120, { ...letter, left: 72 });
        write(page, "Fig. 2: The pier in August", 330, 120);
        lines(page, column.slice(3).concat(otherColumn.slice(0, 1)), 160, { ...letter, left: 330 });
        nextPage(page);
        lines(page, otherColumn.slice(1));
      }),
    pages: [
      [
        column.slice(0, 3).join(" "),
        column.slice(3).concat(otherColumn.slice(0, 1)).join(" "),
        { text: "Fig. 2: The pier in August", isAside: true },
      ],
      [otherColumn.slice(1).join(" ")],
    ],
    found: ["he signed it daily. Nobody asked for it", 1],
    absent: "he signed it daily. Fig. 2",
    elsewhere: ["The pier in August", 2, "is on page 1"],
  },
  {
    name: "a figure with labels and a caption, within a sentence",
    draw: () =>
      pdfOf((page) => {
        lines(page, [
          "The expert measured the marks on the shelf and on the tool,",
          "and compared them with each other. He found that",
        ]);
        for (const [index, label] of ["20", "15", "10", "5"].entries()) {
          write(page, label, 130, 150 + index * 25, 8);
          write(page, `Mark ${index + 1}`, 200 + index * 50, 158 + index * 25, 8);
        }
        write(page, "Distance (m)", 250, 260, 8);
        write(page, "Figure 1: The marks on the shelf and on the tool", 150, 285, 10);
        lines(
          page,
          [
            "the paint of the one was not the paint of the other, and",
            "said so in his report, which nobody had read out by then.",
          ],
          320,
        );
        nextPage(page);
        lines(page, ["The court did not decide the question."]);
      }),
    pages: [
      [
        "The expert measured the marks on the shelf and on the tool, and compared them with each other. He found that",
        "the paint of the one was not the paint of the other, and said so in his report, which nobody had read out by then.",
        ...["20", "Mark 1", "15", "Mark 2", "10", "Mark 3", "5", "Mark 4", "Distance (m)"].map((text) => ({
          text,
          isAside: true,
        })),
        { text: "Figure 1: The marks on the shelf and on the tool", isAside: true },
      ],
      ["The court did not decide the question."],
    ],
    found: ["He found that the paint of the one was not the paint of the other", 1],
    absent: "He found that the dust of the one was not the paint of the other",
    elsewhere: ["The court did not decide the question", 1, "is on page 2"],
  },
  onFirstPage({
    name: "letters that are joined to one glyph, of which the PDF names only one or two letters",
    draw: (page) => {
      page.font("Helvetica");
      const names = new Map([
        [123, "T_h"],
        [124, "f_f_i.alt"],
        [125, "f_f_i"],
        [126, "fi"],
      ]);
      const written = new Map([
        [123, 104],
        // This glyph stands for three letters, but the PDF gives only two of them.
        [125, 0xfb00],
      ]);
      mistakeLetters(page, (code) => written.get(code) ?? (names.has(code) ? 105 : code), names);
      lines(page, ["{e ~rst o|cer of the ~le spoke of it,", "and the fig of the o}ce was his."]);
    },
    paragraphs: ["The first officer of the file spoke of it, and the fig of the office was his."],
    found: "The first officer of the file spoke",
    absent: "The irst oicer of the ile spoke",
  }),
  {
    name: "a transcript that has middle dots for spaces",
    draw: () =>
      pdfOf((page) => {
        lines(page, [
          "1··Q.·Where·was·the·keeper",
          "2··that·night?",
          "3··A.·He·was·on·the·pier·with",
          "4··the·clerk.",
        ]);
        nextPage(page);
        lines(page, ["1··Q.·Thank·you.·I·have·no", "2··further·questions·for·the", "3··witness·today."]);
      }),
    pages: [
      [
        { speaker: "Q.", text: "Where was the keeper that night?" },
        { speaker: "A.", text: "He was on the pier with the clerk." },
      ],
      [{ speaker: "Q.", text: "Thank you. I have no further questions for the witness today." }],
    ],
    found: ["He was on the pier with the clerk", 1],
    absent: "He was on the shore with the clerk",
    elsewhere: ["I have no further questions", 1, "is on page 2"],
  },
  rotated(90),
  rotated(180),
  rotated(270),
];

/** A kind of page whose text the code in src/content-model/pdf cannot read. */
export interface UnreadablePage {
  name: string;
  draw: () => Promise<Buffer>;
  /** The message of the check about page 1. */
  says: string;
}

export const unreadablePages: UnreadablePage[] = [
  {
    name: "letters each of which stands for another",
    draw: () =>
      pdfOf((page) => {
        page.font("Helvetica");
        mistakeLetters(page, (code) => (code > 61 ? code - 29 : code));
        lines(page, column.concat(otherColumn));
      }),
    says: "characters that make no words",
  },
  {
    name: "a few letters each of which stands for another",
    draw: () => pdfOf((page) => lines(page, ["7KH MXU\\ ZHUH WROG"])),
    says: "characters that make no words",
  },
  {
    name: "letters without a meaning",
    draw: () =>
      pdfOf((page) => {
        page.font("Helvetica");
        mistakeLetters(page, (code) => 0xe000 + code);
        lines(page, column);
      }),
    says: "characters that make no words",
  },
  {
    name: "a form of which only a notice can be seen",
    draw: () =>
      pdfOf((page) => {
        lines(page, [
          "Please wait...",
          "If this message is not eventually replaced by the proper contents of the",
          "document, your PDF viewer may not be able to display this type of document.",
        ]);
        page.font("Helvetica").initForm();
        (drawnRoot(page).AcroForm as PdfReference).data.XFA = drawnStream(page, "<xdp/>");
      }),
    says: "a form \\(XFA\\), whose text only Adobe Reader shows",
  },
  {
    name: "a portfolio",
    draw: () =>
      pdfOf((page) => {
        lines(page, ["For the best experience, open this PDF portfolio in Acrobat."]);
        drawnRoot(page).Collection = { Type: "Collection" };
        page.file(Buffer.from("x"), { name: "letter.pdf" });
      }),
    says: "the cover of a portfolio",
  },
  {
    name: "a scan without text, with the stamp of a bundle",
    draw: async () => {
      const picture = await paper();
      return pdfOf((page) => {
        for (const number of [1, 2, 3]) {
          if (number > 1) nextPage(page);
          page.image(picture, 0, 0, { width: 612 });
          write(page, `Page ${number} of 340`, 450, 24, 9);
        }
      });
    },
    says: "no text",
  },
  {
    name: "a scan of which only a few words were recognised",
    draw: async () => {
      const picture = await paper();
      return pdfOf((page) => {
        page.image(picture, 0, 0, { width: 612 });
        lines(page, ["Saltmarsh", "9 May"], 300);
      });
    },
    says: "a few words that were recognised",
  },
  {
    name: "a scan of which only the figures of a date were recognised",
    draw: async () => {
      const picture = await paper();
      return pdfOf((page) => {
        page.image(picture, 0, 0, { width: 612 });
        lines(page, ["2/2/09"], 300);
      });
    },
    says: "a few words that were recognised",
  },
  {
    name: "a scan whose recognised words stand where its picture is blank",
    draw: async () => {
      const picture = await paper([500, 516, 532, 548]);
      return pdfOf((page) => scan(page, picture, column));
    },
    says: "do not fit the picture",
  },
  {
    name: "a scan in black and white whose recognised words stand where its picture is blank",
    draw: async () => {
      const picture = await sharp(await paper([500, 516, 532, 548]))
        .threshold(128)
        .png({ palette: true, colours: 2 })
        .toBuffer();
      return pdfOf((page) => scan(page, picture, column));
    },
    says: "do not fit the picture",
  },
];
