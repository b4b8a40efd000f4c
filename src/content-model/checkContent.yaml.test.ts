import { testBreakages } from "../../tests/support/breakages";
import { ContentCopy } from "../../tests/support/contentCopy";
import { checkContent } from "./checkContent";

test("the content as it stands has neither mistakes nor warnings", async () => {
  expect(await checkContent("content")).toEqual([]);
});

test.each([
  ["byte-order marks", (text: string) => `\ufeff${text}`],
  ["Windows line ends", (text: string) => text.replaceAll("\n", "\r\n")],
])("%s are accepted", async (_case, change) => {
  const copy = new ContentCopy();
  for (const file of ["timeline.yaml", "campaign.yaml", "pages/alibi.md", "testimonies/sarah-hanover.md"]) {
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
    from: "  title: Guilty",
    to: "\ttitle: Guilty",
    at: "\ttitle: Guilty",
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
    name: "a field that stands twice",
    file,
    from: "  icon: gavel",
    to: "  icon: gavel\n  icon: gavel",
    says: /may stand once/,
    at: "icon: gavel\n  source",
  },
  {
    name: "a colon in a text without quotes",
    file,
    from: "title: Guilty by ten to two",
    to: "title: Guilty: by ten: to two",
    at: "Guilty: by ten",
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
    says: /number 31.*no fields/,
  },
  {
    name: "an empty campaign.yaml",
    file: "campaign.yaml",
    break: (copy) => copy.write("campaign.yaml", ""),
    says: /must hold fields/,
  },
  {
    name: "a file that is gone",
    file: "legal.yaml",
    break: (copy) => copy.remove("legal.yaml"),
    says: /missing/,
  },
  {
    name: "bad UTF-8",
    file,
    break: (copy) => copy.write(file, Uint8Array.of(0x2d, 0x20, 0xff, 0xfe, 0x0a)),
    says: /UTF-8/,
  },
  { name: "a text of 50 MB", file, break: (copy) => copy.write(file, "x".repeat(50_000_000)), says: /50 MB/ },
  {
    name: "front matter that is missing",
    file: "pages/alibi.md",
    break: (copy) => copy.write("pages/alibi.md", "Just text.\n"),
    says: /between two lines of ---/,
  },
  {
    name: "front matter that never closes",
    file: "pages/alibi.md",
    break: (copy) => copy.write("pages/alibi.md", "---\npath: /alibi\n\nText.\n"),
    says: /between two lines of ---/,
  },
  {
    name: "front matter that is broken",
    file: "pages/alibi.md",
    from: "template: article",
    to: "template: [article",
    says: /./,
    at: "sample: true",
  },
  {
    name: "an account number without quotes",
    file: "contact.yaml",
    from: 'value: "00000000"',
    to: "value: 00000000",
    at: "00000000\n",
    says: /holds a number.*quotes/,
  },
  {
    name: "a time without quotes",
    file,
    from: "date: 28 October 1986",
    to: "date: 12:30",
    at: "12:30",
    says: /holds a number.*quotes/,
  },
  {
    name: "a day without quotes where a text belongs",
    file,
    from: "date: 28 October 1986",
    to: "date: 1986-10-28",
    at: "1986-10-28",
    says: /holds a date/,
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
    from: "tagline: Fighting for Justice",
    to: "tagline: [Fighting, Justice]",
    at: "[Fighting",
    says: /holds a list, but must be a text/,
  },
  {
    name: "nothing behind the colon",
    file: "campaign.yaml",
    from: "tagline: Fighting for Justice",
    to: "tagline:",
    at: "\nsiteUrl",
    says: /holds nothing/,
  },
]);

test("all mistakes are listed at once, sorted by file and place", async () => {
  const copy = new ContentCopy();
  copy.replace("timeline.yaml", "icon: gavel", "icon: hammer");
  copy.replace("campaign.yaml", "name: The Farmhouse Campaign", "nam: The Farmhouse Campaign");
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
