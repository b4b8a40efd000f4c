import {
  addHiddenLayer,
  attachToPage,
  blackPicture,
  describedPicture,
  drawnPdf,
  gateWith,
  over,
  secret,
  type Draw,
} from "../../tests/support/drawnPdf";

let black: Buffer;
beforeAll(async () => {
  black = await blackPicture(1);
});

const form: Draw = (pdf) =>
  pdf.font("Helvetica").initForm().formText("home", 72, 200, 200, 20, { value: "1 Quay Road, CM3 4QD" });
const redaction: Draw = (pdf) => pdf.annotate(72, 95, 100, 20, { Subtype: "Redact" } as object);
const attachment: Draw = (pdf) => pdf.file(Buffer.from("x"), { name: "draft.docx" });
const described: Draw = (pdf) => describedPicture(pdf, black, "His house, CM3 4QD");
const bookmark: Draw = (pdf) => pdf.outline.addItem("Homes").addItem("CM3 4QD");
const postcode = /^Page 1: "CM3 4QD" looks like a postcode/;

describe("a document is refused", () => {
  it.each<[string, Draw, RegExp]>([
    ["a comment", (pdf) => pdf.note(72, 72, 20, 20, "Private"), /^Page 1: There is a comment: "Private"/],
    ["a passage that is only marked for blacking out", redaction, /marked for blacking out/],
    ["an attachment", attachment, /attached to it: "draft\.docx"/],
    ["a file on the page", (pdf) => attachToPage(pdf, "list.xlsx"), /attached to it: "list\.xlsx"/],
    ["a layer that is switched off", (pdf) => addHiddenLayer(pdf, "Draft"), /are switched off: "Draft"/],
    ["a script", (pdf) => pdf.addNamedJavaScript("start", "app.alert(1)"), /holds a script/],
    ["a postcode in a field of a form", form, postcode],
    ["a postcode in the description of a picture", described, postcode],
    ["a postcode in a bookmark below another", bookmark, /^Bookmarks: "CM3 4QD" looks like a postcode/],
    ["a postcode", (pdf) => pdf.text("1 Quay Road, CM3 4QD"), postcode],
  ])("with %s", async (_what, draw, message) => {
    const reasons = await gateWith(await drawnPdf(over(draw)));
    expect(reasons).toEqual([expect.stringMatching(/^content\/documents\/paper\.pdf:1:1 {2}/)]);
    expect(reasons[0]?.replace(/^\S+ {2}/, "")).toMatch(message);
  });

  it.each<[string, object, RegExp]>([
    ["an author", { Author: "Jo Grey" }, /name an author: "Jo Grey"/],
    ["a postcode", { Title: "His house, CM3 4QD" }, /Properties: "CM3 4QD" looks like/],
    ["properties of its own", { Company: "Grey Ltd" }, /properties of its own: "Company: Grey Ltd"/],
    ["its subject as a sample", { Subject: "A sample.", Author: "Jo Grey" }, /says that it is a sample/],
  ])("with %s in its properties", async (_what, info, message) => {
    expect(await gateWith(await drawnPdf(secret, info))).toEqual([expect.stringMatching(message)]);
  });

  it("not for a title that speaks of a sample in a laboratory", async () => {
    expect(await gateWith(await drawnPdf(secret, { Title: "Analysis of blood sample 3" }))).toEqual([]);
  });

  it("with an earlier version in it", async () => {
    const pdf = await drawnPdf(secret);
    const [end] = /startxref\n\d+\n%%EOF/.exec(pdf.toString("latin1")) ?? [""];
    expect(await gateWith(Buffer.concat([pdf, Buffer.from(`\n${end}\n`)]))).toEqual([
      expect.stringContaining("an earlier version"),
    ]);
  });

  it("that cannot be read", async () => {
    expect(await gateWith((await drawnPdf(secret)).subarray(0, 40))).toEqual([
      expect.stringMatching(/Nobody can check what is in it \([^.]+\)/),
    ]);
  });

  it("with a name of the local list, which is not repeated", async () => {
    const [reason] = await gateWith(await drawnPdf(secret), "# Never\njo  grey\n");
    expect(reason).toMatch(/Page 1: Here is a name that must never be published/);
    expect(reason).not.toMatch(/grey/i);
  });
});
