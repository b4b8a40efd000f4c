import { testBreakages } from "../../tests/support/breakages";
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
  expect(await copy.check()).toEqual([]);
  copy.delete();
});

const file = "timeline.yaml";

testBreakages([
  {
    name: "a tab in place of spaces",
    file,
    from: "  title: The jury",
    to: "\ttitle: The jury",
    at: "\ttitle: The jury",
    says: /spaces, never with tabs/,
  },
  {
    name: "a quote that is never closed",
    file: "campaign.yaml",
    from: 'code: "404"',
    to: 'code: "404',
    says: /never closed; close it|quotation|quotes/i,
    at: '"404\n',
  },
  {
    name: "a field given twice",
    file,
    from: "  icon: gavel",
    to: "  icon: gavel\n  icon: gavel",
    says: /may be given only once/,
    at: "icon: gavel\n  source",
  },
  {
    name: "a colon in a text without quotes",
    file,
    from: "title: The jury convicts by eleven to one",
    to: "title: The jury: convicts: by eleven",
    at: "The jury: convicts",
    says: /quotes/,
  },
  {
    name: "a text where a list belongs",
    file: "media.yaml",
    break: (copy) => copy.write("media.yaml", "just words\n"),
    says: /must hold a list/,
  },
  {
    name: "a list where fields belong",
    file: "campaign.yaml",
    break: (copy) => copy.write("campaign.yaml", "- name: x\n"),
    says: /must hold fields/,
  },
  {
    name: "an entry without fields",
    file,
    break: (copy) => copy.write(file, `${copy.read(file)}- just words\n`),
    says: /number 9.*no fields/,
  },
  {
    name: "an empty campaign.yaml",
    file: "campaign.yaml",
    break: (copy) => copy.write("campaign.yaml", ""),
    says: /must hold fields/,
  },
  {
    name: "no campaign.yaml",
    file: "campaign.yaml",
    break: (copy) => copy.remove("campaign.yaml"),
    says: /missing\. Copy docs\/templates\/campaign\.yaml/,
  },
  {
    name: "bad UTF-8",
    file,
    break: (copy) => copy.write(file, Uint8Array.of(0x2d, 0x20, 0xff, 0xfe, 0x0a)),
    says: /UTF-8/,
  },
  { name: "a text of 50 MB", file, break: (copy) => copy.write(file, "x".repeat(50_000_000)), says: /50 MB/ },
  {
    name: "missing front matter",
    file: "pages/ledger.md",
    break: (copy) => copy.write("pages/ledger.md", "Just text.\n"),
    says: /between two lines of ---/,
  },
  {
    name: "front matter that never closes",
    file: "pages/ledger.md",
    break: (copy) => copy.write("pages/ledger.md", "---\npath: /the-ledger\n\nText.\n"),
    says: /between two lines of ---/,
  },
  {
    name: "broken front matter",
    file: "pages/ledger.md",
    from: "template: article",
    to: "template: [article",
    says: /end with a \]\. Give the line the same number of spaces/,
    at: "standfirst:",
  },
  {
    name: "an account number without quotes",
    file: "contact.yaml",
    from: 'value: "00110011"',
    to: "value: 00110011",
    at: "00110011\n",
    says: /holds a number.*quotes/,
  },
  {
    name: "yes for true",
    file,
    break: (copy) => copy.write(file, `${copy.read(file).trimEnd()}\n  sample: yes\n`),
    at: "yes\n",
    says: /must be true or false/,
  },
  {
    name: "a text with a list inside",
    file: "campaign.yaml",
    from: "tagline: Count It Again",
    to: "tagline: [Count, Again]",
    at: "[Count",
    says: /holds a list, but must be a text/,
  },
  {
    name: "nothing behind the colon",
    file: "campaign.yaml",
    from: "tagline: Count It Again",
    to: "tagline:",
    at: "\nsiteUrl",
    says: /holds nothing/,
  },
]);

test("all errors are listed at once, sorted by file and position", async () => {
  const copy = new ContentCopy();
  copy.replace("timeline.yaml", "icon: gavel", "icon: hammer");
  copy.replace("campaign.yaml", "name: The Saltmarsh Pier Campaign", "nam: The Saltmarsh Pier Campaign");
  copy.replace("timeline.yaml", "icon: house", "icon: cottage");
  const problems = await copy.check();
  expect(problems.map(({ file: where, line }) => `${where}:${line}`)).toEqual(
    [...problems]
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
      .map(({ file: where, line }) => `${where}:${line}`),
  );
  expect(new Set(problems.map(({ file: where }) => where)).size).toBe(2);
  expect(problems).toHaveLength(4);
  copy.delete();
});

test("one error gives one message: an entry without a date does not put the next one out of order", async () => {
  const copy = new ContentCopy();
  copy.replace("timeline.yaml", '  when: "1997-01"\n', "");
  expect((await copy.check()).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The field "when" is missing/),
  ]);
  copy.delete();
});
