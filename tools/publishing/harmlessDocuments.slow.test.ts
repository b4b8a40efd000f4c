import {
  blackPicture,
  drawnPdf,
  gateWith,
  scannedPage,
  searchable,
  secret,
  type Draw,
} from "../../tests/support/drawnPdf";

let [black, glass, scan]: [Buffer, Buffer, Buffer] = [Buffer.of(), Buffer.of(), Buffer.of()];
beforeAll(async () => {
  [black, glass, scan] = [await blackPicture(1), await blackPicture(0.3), await scannedPage()];
});

describe("a document is accepted", () => {
  it.each<[string, Draw]>([
    ["with text alone", secret],
    [
      "with pages of it",
      (pdf) => {
        secret(pdf);
        secret(pdf.addPage());
      },
    ],
    ["that is a searchable scan", (pdf) => searchable(scan)(pdf)],
    [
      "with text on a dark ground",
      (pdf) => {
        pdf.rect(70, 90, 400, 30).fill("#222222");
        secret(pdf.fillColor("white"));
      },
    ],
    [
      "with text on a picture",
      (pdf) => {
        pdf.image(black, 60, 80, { width: 400, height: 60 });
        secret(pdf.fillColor("white"));
      },
    ],
    [
      "with text that is marked in colour",
      (pdf) => {
        secret(pdf);
        pdf.fillOpacity(0.3).rect(70, 90, 400, 30).fill("yellow");
      },
    ],
    [
      "with a seal that lets text shine through",
      (pdf) => {
        secret(pdf);
        pdf.image(glass, 60, 80, { width: 400, height: 60 });
      },
    ],
    [
      "with a frame around text",
      (pdf) => {
        secret(pdf);
        pdf.rect(60, 90, 420, 40).stroke();
      },
    ],
    [
      "with a bar beside text",
      (pdf) => {
        secret(pdf);
        pdf.rect(60, 200, 420, 40).fill("black");
      },
    ],
    [
      "with turned text",
      (pdf) => {
        pdf.rotate(20, { origin: [100, 100] });
        secret(pdf);
      },
    ],
    [
      "with justified text in another typeface",
      (pdf) =>
        void pdf
          .font("Times-Roman")
          .text("I will tell it. ".repeat(9) + "Wholly unjustifiable words. ".repeat(5), {
            align: "justify",
            width: 190,
          }),
    ],
    [
      "with a link",
      (pdf) => {
        secret(pdf);
        pdf.link(72, 95, 100, 20, "https://www.gov.uk/");
      },
    ],
    [
      "with dates, times and sums",
      (pdf) => void pdf.text("On 28 October 1986, 3:36 am: 10-2, £11 000, [2002] EWCA Crim 2912."),
    ],
    [
      "with a round shape under text",
      (pdf) => {
        pdf.circle(100, 110, 40).fill("#dddddd");
        secret(pdf.fillColor("black"));
      },
    ],
  ])("%s", async (_what, draw) => {
    expect(await gateWith(await drawnPdf(draw, { Title: "A paper", Author: "A Campaign" }))).toEqual([]);
  });
});
