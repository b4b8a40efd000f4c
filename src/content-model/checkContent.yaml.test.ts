import { end, testBreakages, whole } from "../../tests/support/breakages";
import { ContentCopy, fixture } from "../../tests/support/contentCopy";
import { checkContent } from "./checkContent";

test("the fixture campaign has neither errors nor warnings", async () => {
  expect(await checkContent(fixture)).toEqual([]);
});

test.each([
  ["byte-order marks", (text: string) => `\ufeff${text}`],
  ["Windows line endings", (text: string) => text.replaceAll("\n", "\r\n")],
])("%s are accepted", async (_case, change) => {
  const copy = new ContentCopy();
  for (const file of ["timeline.yaml", "campaign.yaml", "pages/ledger.md", "testimonies/flora-quist.md"]) {
    copy.write(file, change(copy.read(file)));
  }
  expect(await copy.problems()).toEqual([]);
});

testBreakages("timeline.yaml", [
  ["  title: The jury", "‸\ttitle: The jury", /spaces, never with tabs/],
  ["  icon: gavel", "  icon: gavel\n  ‸icon: gavel", /may be given only once/],
  ["title: The jury convicts by eleven to one", "title: ‸The jury: convicts: by eleven", /quotes/],
  [
    "title: The jury convicts by eleven to one",
    "‸title:The jury",
    /The colon and the space after the name of a field are missing/,
  ],
  ["title: The jury convicts by eleven to one", "title: 'It's here'", /ends before this place/, "s here"],
  [
    "title: The jury convicts by eleven to one",
    'title: "Never" he said',
    /ends before this place/,
    "he said",
  ],
  [
    '  description: "After six',
    '‸   description: "After six',
    /continues the text above it\. If a field begins here/,
  ],
  ["  title: The jury", "‸ title: The jury", /begins with too many or too few spaces/],
  ["title: The jury convicts by", "title: The jury\n‸    said: convicts by", /put the whole text in quotes/],
  [end, "\n‸---\n", /^A line with only "---" cannot stand here\. Delete the line/],
  [end, "\n- just words\n", /number 9.*no fields/],
  [end, "\n  sample: ‸yes\n", /must be true or false/],
]);

testBreakages("campaign.yaml", [
  ['code: "404"', 'code: ‸"404', /never closed; close it|quotation|quotes/i],
  ["tagline: Count It Again", "tagline: ‸[Count, Again]", /is a list, but must be a text/],
  ["tagline: Count It Again", "tagline:", /is empty\. Fill it in/, "\nsiteUrl"],
  [whole, "- name: x\n", /must contain fields/],
  [whole, "", /must contain fields/],
]);

testBreakages("media.yaml", [[whole, "just words\n", /must contain a list/]]);
testBreakages("contact.yaml", [['value: "00110011"', "value: ‸00110011", /is a number.*quotes/]]);

testBreakages("pages/ledger.md", [
  [whole, "Just text.\n", /between two lines of ---/],
  [whole, "---\npath: /the-ledger\n\nText.\n", /between two lines of ---/],
  [
    "template: article",
    "template: [article",
    /A bracket that opens above this line is never closed\. Write the closing bracket/,
    "standfirst:",
  ],
]);

test("the check ignores the text of comments", async () => {
  const copy = new ContentCopy();
  const comment = "# {as of}, {Quotations} and {statements} stand in texts.\n";
  copy.write("timeline.yaml", comment + copy.read("timeline.yaml"));
  copy.replace("pages/ledger.md", "---\n", `---\n${comment}`);
  expect(await copy.problems()).toEqual([]);
});

test.each([
  ["bytes that are not UTF-8", Uint8Array.of(0x2d, 0x20, 0xff, 0xfe, 0x0a), /UTF-8/],
  ["a text of 50 MB", "x".repeat(50_000_000), /50 MB/],
])("a file that contains %s is refused", async (_what, text, says) => {
  const copy = new ContentCopy();
  copy.write("timeline.yaml", text);
  expect(await copy.check()).toContainEqual(
    expect.stringMatching(new RegExp(`^content/timeline\\.yaml:1:1  .*${says.source}`)),
  );
});

test("if campaign.yaml is missing, the message names the template to copy", async () => {
  const copy = new ContentCopy();
  copy.remove("campaign.yaml");
  expect(await copy.check()).toContainEqual(
    expect.stringMatching(/^content\/campaign\.yaml:1:1 .*missing\. Copy docs\/templates\/campaign\.yaml/),
  );
});

test("all errors are listed at once, sorted by file and position", async () => {
  const copy = new ContentCopy();
  copy.replace("timeline.yaml", "icon: gavel", "icon: hammer");
  copy.replace("campaign.yaml", "name: The Saltmarsh Pier Campaign", "nam: The Saltmarsh Pier Campaign");
  copy.replace("timeline.yaml", "icon: house", "icon: cottage");
  expect((await copy.problems()).map(({ file, line }) => `${file}:${line}`)).toEqual([
    "content/campaign.yaml:2",
    "content/campaign.yaml:2",
    "content/timeline.yaml:9",
    "content/timeline.yaml:41",
  ]);
});

test("one error gives one message: an entry without a date does not put the next one out of order", async () => {
  const copy = new ContentCopy();
  copy.replace("timeline.yaml", '  when: "1997-01"\n', "");
  expect((await copy.problems()).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The field "when" is missing/),
  ]);
});
