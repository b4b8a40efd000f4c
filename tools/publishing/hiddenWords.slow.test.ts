import {
  blackPicture,
  drawnPdf,
  gateWith,
  scannedPage,
  searchable,
  secret,
  type Draw,
} from "../../tests/support/drawnPdf";

let [black, scan, scanWithBar]: [Buffer, Buffer, Buffer] = [Buffer.of(), Buffer.of(), Buffer.of()];
beforeAll(async () => {
  [black, scan, scanWithBar] = [
    await blackPicture(1),
    await scannedPage(),
    await scannedPage('<path d="M155 96h62v20h-62z"/>'),
  ];
});

describe("a document is refused", () => {
  it.each<[string, Draw, RegExp]>([
    [
      "with a name under a black bar",
      (pdf) => {
        secret(pdf);
        pdf.rect(155, 96, 62, 20).fill("black");
      },
      /"(is )?Jo Grey( of)?" cannot be seen, but it can be copied/,
    ],
    [
      "with text under a white box",
      (pdf) => {
        secret(pdf);
        pdf.rect(70, 90, 400, 30).fill("white");
      },
      /cannot be seen/,
    ],
    [
      "with text under a picture",
      (pdf) => {
        secret(pdf);
        pdf.image(black, 60, 80, { width: 400, height: 60 });
      },
      /cannot be seen/,
    ],
    [
      "with half a name under a bar",
      (pdf) => {
        secret(pdf);
        pdf.rect(183, 96, 19, 20).fill("black");
      },
      /The text "Grey" cannot be seen/,
    ],
    [
      "with a bar that is thinner than its line",
      (pdf) => {
        secret(pdf);
        pdf.rect(155, 102, 62, 8).fill("black");
      },
      /"Jo Grey( of)?" cannot be seen/,
    ],
    [
      "with a round shape over a name",
      (pdf) => {
        secret(pdf);
        pdf.circle(190, 106, 40).fill("black");
      },
      /Grey[^"]*" cannot be seen/,
    ],
    [
      "with a bar drawn over a searchable scan",
      (pdf) => {
        searchable(scan)(pdf);
        pdf.rect(155, 96, 62, 20).fill("black");
      },
      /"Jo Grey( of)?" cannot be seen/,
    ],
    [
      "with a bar that is part of a searchable scan",
      (pdf) => searchable(scanWithBar)(pdf),
      /"(is )?Jo Grey( of)?" cannot be seen/,
    ],
    [
      "with text that is drawn as nothing",
      (pdf) => {
        pdf.addContent("3 Tr");
        secret(pdf);
      },
      /cannot be seen/,
    ],
    [
      "with white text",
      (pdf) => {
        pdf.fillColor("white");
        secret(pdf);
      },
      /"The witness[^"]*" cannot be seen/,
    ],
    [
      "with text as black as its ground",
      (pdf) => {
        pdf.rect(70, 90, 400, 30).fill("#000000");
        secret(pdf.fillColor("#030303"));
      },
      /cannot be seen/,
    ],
    [
      "with text that is clear as air",
      (pdf) => {
        pdf.fillOpacity(0);
        secret(pdf);
      },
      /cannot be seen/,
    ],
    [
      "with text of no size",
      (pdf) => {
        pdf.fontSize(0.2);
        secret(pdf);
      },
      /cannot be seen/,
    ],
    [
      "with text beside the page",
      (pdf) => void pdf.text("Elsewhere", -400, 100, { lineBreak: false }),
      /"Elsewhere" lies outside the page/,
    ],
  ])("%s", async (_what, draw, message) => {
    const reasons = await gateWith(await drawnPdf(draw));
    expect(reasons).toEqual([
      expect.stringMatching(/^content\/documents\/paper\.pdf:1:1 {2}Page 1: The text /),
    ]);
    expect(reasons[0]).toMatch(message);
  });
});
