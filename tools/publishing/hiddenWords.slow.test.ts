import {
  blackPicture,
  drawnPdf,
  gateWith,
  over,
  scannedPage,
  searchable,
  secret,
  type Draw,
} from "../../tests/support/drawnPdf";

let black: Buffer, glass: Buffer, scan: Buffer, scanWithBar: Buffer;
beforeAll(async () => {
  [black, glass, scan, scanWithBar] = [
    await blackPicture(1),
    await blackPicture(0.3),
    await scannedPage(),
    await scannedPage('<path d="M155 96h62v20h-62z"/>'),
  ];
});

const box =
  (x: number, y: number, width: number, height: number, colour = "black"): Draw =>
  (pdf) =>
    pdf.rect(x, y, width, height).fill(colour);
const bar = box(155, 96, 62, 20);
const ground = (colour: string) => box(70, 90, 400, 30, colour);
const covering = (picture: Buffer): Draw =>
  over((pdf) => pdf.image(picture, 60, 80, { width: 400, height: 60 }));
/** Combines several drawing functions. Returns a function that calls them in order, so that each draws over the earlier ones. */
const all =
  (...draws: Draw[]): Draw =>
  (pdf) => {
    for (const draw of draws) draw(pdf);
  };

describe("a document is refused", () => {
  const name = /"(is )?Jo Grey( of)?" cannot be seen/;
  it.each<[string, Draw, RegExp?]>([
    ["with a name under a black bar", over(bar), name],
    ["with text under a white box", over(ground("white"))],
    ["with text under a picture", (pdf) => covering(black)(pdf)],
    ["with half a name under a bar", over(box(183, 96, 19, 20)), /The text "Grey" cannot be seen/],
    ["with a bar that is thinner than its line", over(box(155, 102, 62, 8)), name],
    [
      "with a round shape over a name",
      over((pdf) => pdf.circle(190, 106, 40).fill("black")),
      /Grey[^"]*" cannot/,
    ],
    ["with a bar drawn over a searchable scan", (pdf) => all(searchable(scan), bar)(pdf), name],
    ["with a bar that is part of a searchable scan", (pdf) => searchable(scanWithBar)(pdf), name],
    ["with text that is drawn as nothing", all((pdf) => pdf.addContent("3 Tr"), secret)],
    ["with white text", all((pdf) => pdf.fillColor("white"), secret), /"The witness[^"]*" cannot be seen/],
    ["with text as black as its ground", all(ground("#000000"), (pdf) => pdf.fillColor("#030303"), secret)],
    ["with text that is clear as air", all((pdf) => pdf.fillOpacity(0), secret)],
    ["with text of no size", all((pdf) => pdf.fontSize(0.2), secret)],
    [
      "with text beside the page",
      (pdf) => pdf.text("Elsewhere", -400, 100, { lineBreak: false }),
      /"Elsewhere" is outside the page/,
    ],
  ])("%s", async (_what, draw, message = /cannot be seen, but it can be copied/) => {
    const reasons = await gateWith(await drawnPdf(draw));
    expect(reasons).toEqual([
      expect.stringMatching(/^content\/documents\/paper\.pdf:1:1 {2}Page 1: The text /),
    ]);
    expect(reasons[0]).toMatch(message);
  });
});

describe("a document is accepted", () => {
  it.each<[string, Draw]>([
    ["with text alone", secret],
    ["with pages of it", over((pdf) => secret(pdf.addPage()))],
    ...["#ff0000", "#00ff00", "#0000ff"].map((colour): [string, Draw] => [
      `with text in ${colour} on black`,
      all(ground("black"), (pdf) => pdf.fillColor(colour), secret),
    ]),
    ["that is a searchable scan", (pdf) => searchable(scan)(pdf)],
    ["with text on a dark ground", all(ground("#222222"), (pdf) => pdf.fillColor("white"), secret)],
    [
      "with text on a picture",
      (pdf) => secret(pdf.image(black, 60, 80, { width: 400, height: 60 }).fillColor("white")),
    ],
    ["with text that is marked in colour", over(all((pdf) => pdf.fillOpacity(0.3), ground("yellow")))],
    ["with a seal that lets text shine through", (pdf) => covering(glass)(pdf)],
    ["with a frame around text", over((pdf) => pdf.rect(60, 90, 420, 40).stroke())],
    ["with a bar beside text", over(box(60, 200, 420, 40))],
    ["with turned text", all((pdf) => pdf.rotate(20, { origin: [100, 100] }), secret)],
    [
      "with justified text in another typeface",
      (pdf) =>
        pdf
          .font("Times-Roman")
          .text("I will tell it. ".repeat(9) + "Wholly unjustifiable words. ".repeat(5), {
            align: "justify",
            width: 190,
          }),
    ],
    ...[400, 500, 600].map((gap): [string, Draw] => [
      `with gaps of ${gap} thousandths of a letter's size between its sentences`,
      (pdf) => {
        pdf.font("Times-Roman").text("A paper.", 72, 72);
        const line = `(in the ill-lit hall in which it fits his motive.) -${gap} (Thus, I will tell it.) -${gap} (18 WWW. MMMM.)`;
        pdf.addContent(`BT /F1 12 Tf 1 0 0 -1 72 120 Tm [${line}] TJ ET`);
      },
    ]),
    ["with a link", over((pdf) => pdf.link(72, 95, 100, 20, "https://www.gov.uk/"))],
    [
      "with dates, times and sums",
      (pdf) => pdf.text("On 28 October 1986, 3:36 am: 10-2, £11 000, [2002] EWCA Crim 2912."),
    ],
    [
      "with a round shape under text",
      (pdf) => secret(pdf.circle(100, 110, 40).fill("#dddddd").fillColor("black")),
    ],
  ])("%s", async (_what, draw) => {
    expect(await gateWith(await drawnPdf(draw, { Title: "A paper", Author: "A Campaign" }))).toEqual([]);
  });
});
