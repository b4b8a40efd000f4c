import {
  addHiddenLayer,
  addXmp,
  attachToPage,
  blackPicture,
  describedPicture,
  drawnPdf,
  gateWith,
  over,
  secret,
  type Draw,
} from "../../tests/support/drawnPdf";
import { TinyContent } from "../../tests/support/tinyContent";

let black: Buffer;
beforeAll(async () => {
  black = await blackPicture(1);
});

const field =
  (name: string, options: object): Draw =>
  (pdf) =>
    pdf.font("Helvetica").initForm().formAnnotation(name, "text", 72, 200, 200, 20, options);
const hint =
  (words: string): Draw =>
  (pdf) =>
    pdf.annotate(72, 200, 200, 20, { Subtype: "Widget", FT: "Tx", TU: Object(words) as unknown } as object);
const linkWith =
  (words: string): Draw =>
  (pdf) =>
    pdf.link(72, 95, 100, 20, "https://a.test/", { Contents: Object(words) as unknown } as object);
const choices: Draw = (pdf) =>
  pdf
    .font("Helvetica")
    .initForm()
    .formCombo("home", 72, 200, 200, 20, { select: ["Here", "CM3 4QD"] });
const xmp =
  (fields: string): Draw =>
  (pdf) =>
    addXmp(pdf, fields);
const redaction: Draw = (pdf) => pdf.annotate(72, 95, 100, 20, { Subtype: "Redact" } as object);
const attachment: Draw = (pdf) => pdf.file(Buffer.from("x"), { name: "draft.docx" });
const described: Draw = (pdf) => describedPicture(pdf, black, "His house, CM3 4QD");
const bookmark: Draw = (pdf) => pdf.outline.addItem("Homes").addItem("CM3 4QD");
const postcode = /^Page 1: "CM3 4QD" looks like a postcode/;

describe("a document is refused", () => {
  it.each<[string, Draw, RegExp]>([
    ["a passage that is only marked for redaction", redaction, /marked for redaction/],
    ["an attachment", attachment, /attached to the PDF: "draft\.docx"/],
    ["a file on the page", (pdf) => attachToPage(pdf, "list.xlsx"), /attached to the PDF: "list\.xlsx"/],
    ["a layer that is switched off", (pdf) => addHiddenLayer(pdf, "Draft"), /are switched off: "Draft"/],
    ["a script", (pdf) => pdf.addNamedJavaScript("start", "app.alert(1)"), /contains a script/],
    ["a postcode in a field of a form", field("home", { value: "CM3 4QD" }), postcode],
    ["a postcode in the name of a field", field("CM3 4QD", {}), postcode],
    ["a postcode in the hint of a field", hint("CM3 4QD"), postcode],
    ["a postcode among the choices of a field", choices, postcode],
    [
      "an e-mail address behind a link",
      (pdf) => pdf.link(72, 95, 100, 20, "mailto:jo@saltmarsh.test"),
      /^Page 1: "jo@saltmarsh\.test" is an e-mail address/,
    ],
    [
      "an author in XMP",
      xmp("<dc:creator><rdf:Seq><rdf:li>Jo Grey</rdf:li></rdf:Seq></dc:creator>"),
      /name an author: "Jo Grey"/,
    ],
    ...["title", "description"].map((name): [string, Draw, RegExp] => [
      `a postcode in the ${name} in XMP`,
      xmp(`<dc:${name}><rdf:Alt><rdf:li>CM3 4QD</rdf:li></rdf:Alt></dc:${name}>`),
      /^Properties: "CM3 4QD" looks like a postcode/,
    ]),
    ["a postcode in the description of a link", linkWith("CM3 4QD"), postcode],
    ["a postcode in the description of a picture", described, postcode],
    ["a postcode in a bookmark below another", bookmark, /^Bookmarks: "CM3 4QD" looks like a postcode/],
    ["a postcode", (pdf) => pdf.text("His house, CM3 4QD"), postcode],
  ])("with %s", async (_what, draw, message) => {
    const reasons = await gateWith(await drawnPdf(over(draw)));
    expect(reasons).toEqual([expect.stringMatching(/^content\/documents\/paper\.pdf:1:1 {2}/)]);
    expect(reasons[0]?.replace(/^\S+ {2}/, "")).toMatch(message);
  });

  it.each<[string, object, RegExp]>([
    ["an author", { Author: "Jo Grey" }, /name an author: "Jo Grey"/],
    ["a postcode", { Title: "His house, CM3 4QD" }, /Properties: "CM3 4QD" looks like/],
    ["a postcode as its subject", { Subject: "CM3 4QD" }, /Properties: "CM3 4QD" looks like/],
    ["a postcode as a keyword", { Keywords: "CM3 4QD" }, /Properties: "CM3 4QD" looks like/],
    ["custom properties", { Company: "Grey Ltd" }, /custom properties: "Company: Grey Ltd"/],
    ["its subject as a sample", { Subject: "A sample.", Author: "Jo Grey" }, /is marked as a sample/],
  ])("with %s in its properties", async (_what, info, message) => {
    expect(await gateWith(await drawnPdf(secret, info))).toEqual([expect.stringMatching(message)]);
  });

  it("not for properties that programs write about themselves", async () => {
    const info: object = {
      SourceModified: "D:20210213181053",
      Company: " ",
      ContentTypeId: "0x010100FD53E7EEA5EB9C4B9B85FA43D595A188",
      GTS_PDFXVersion: "PDF/X-1:2001",
      "PTEX.Fullbanner": "This is pdfTeX, Version 3.14",
    };
    expect(await gateWith(await drawnPdf(secret, info))).toEqual([]);
  });

  it("not for a title that speaks of a sample in a laboratory", async () => {
    expect(await gateWith(await drawnPdf(secret, { Title: "Analysis of blood sample 3" }))).toEqual([]);
  });

  it("with a comment of any type", async () => {
    const types = ["Text", "FreeText", "Popup", "Highlight", "Underline", "StrikeOut", "Squiggly"];
    const shapes = ["Line", "Square", "Circle", "Polygon", "PolyLine"];
    const all = [...types, "Caret", "Ink", "Stamp", ...shapes, "Hidden"];
    const pdf = await drawnPdf((page) => {
      for (const type of all) {
        const Subtype = type === "Hidden" ? "Text" : type;
        const annotation = {
          Subtype,
          Contents: Object(`Private ${type}`) as unknown,
          F: type === "Hidden" ? 2 : 4,
        };
        secret(page.annotate(72, 72, 20, 20, annotation as object));
        page.addPage();
      }
      page.annotate(72, 72, 20, 20, { Subtype: "Ink", F: 4 } as object);
    });
    expect(await gateWith(pdf)).toEqual([
      ...all.map((type, index): unknown =>
        expect.stringContaining(`Page ${index + 1}: There is a comment: "Private ${type}"`),
      ),
      expect.stringContaining(`Page ${all.length + 1}: There is a comment or a mark without words.`),
    ]);
  });

  it.each([
    ["with an earlier version in it", "", 2, 1],
    ["with an earlier version in it although it is linearized", "%/Linearized 1\n", 3, 1],
    ["not for being linearized", "%/Linearized 1\n", 2, 0],
  ])("%s", async (_what, mark, ends, reasons) => {
    const pdf = (await drawnPdf(secret)).toString("latin1").replace("\n", `\n${mark}`);
    const [end] = /startxref\n\d+\n%%EOF/.exec(pdf) ?? [""];
    const found = await gateWith(Buffer.from(pdf + `\n${end}\n`.repeat(ends - 1), "latin1"));
    expect(found).toEqual(Array(reasons).fill(expect.stringContaining("an earlier version")));
  });

  it("with a telephone number in the text that was typed for it", async () => {
    const content = await TinyContent.with({
      "documents/paper.txt": "[page 1]\nRing 01989 555214.\n",
      "documents/paper-sample.txt": "[page 1]\nRing 01989 555215.\n",
    });
    expect(await content.gate()).toContainEqual(
      expect.stringMatching(/^content\/documents\/paper\.txt:2:1 {2}"01989 555214" looks like/),
    );
    expect((await content.gate()).join()).not.toContain("555215");
  });

  it("with an e-mail address, which the PDF itself has to lose", async () => {
    expect(await gateWith(await drawnPdf((page) => page.text("Write to jo@saltmarsh.test.")))).toEqual([
      expect.stringMatching(/Page 1: "jo@saltmarsh\.test" is an e-mail address\. .* cover it\. /),
    ]);
  });

  it("that cannot be read", async () => {
    expect(await gateWith((await drawnPdf(secret)).subarray(0, 40))).toEqual([
      expect.stringMatching(
        /The publishing check cannot read this PDF \([^.]+\)\. Open the PDF and print it to a new PDF\./,
      ),
    ]);
    expect(await gateWith(await drawnPdf(secret, {}, { userPassword: "open" }))).toEqual([
      expect.stringMatching(
        /The publishing check cannot read this PDF \([^.]+\)\. Save the PDF again, without a password\.$/,
      ),
    ]);
  });

  it("with a name of the local list, which is not repeated", async () => {
    const [reason] = await gateWith(await drawnPdf(secret), "# Never\njo  grey\n");
    expect(reason).toMatch(/Page 1: This text contains a name that must never be published/);
    expect(reason).not.toMatch(/grey/i);
  });
});
