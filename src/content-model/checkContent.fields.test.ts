import { existsSync } from "node:fs";
import { testBreakages, whole } from "../../tests/support/breakages";
import { ContentCopy } from "../../tests/support/contentCopy";
import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { checkContent } from "./checkContent";

const verdict = 'when: "1998-05-14"';
const title = "title: The jury convicts by eleven to one";

testBreakages("timeline.yaml", [
  [
    title,
    "title:\n    ‸The Verdict: By Eleven to One",
    /is a group of fields, but must be a text\. Put it in quotes .* contains a colon/,
  ],
  [`  ${title}\n`, "", /"title" is missing.*few words/, "anchor: verdict"],
  [title, 'title: ‸""', /"title" is empty/],
  ["anchor: custody", "anchor: ‸search", /part of every page/],
  ["anchor: custody", "anchor: ‸social-comment", /contains “social” and “comment”\. Ad blockers/],
  ["icon: gavel", "‸icno: gavel", /no field "icno" here. Did you mean icon\?/],
  ["icon: gavel", "icon: gavel\n  ‸colour: red", /no field "colour".*Use one of these fields: anchor, when/],
  ["icon: gavel", "icon: gavel\n  ‸toString: red", /no field "toString" here\. Use one of these/],
  ["icon: gavel", "icon: gavel\n  ‸__proto__: [red]", /no field "__proto__" here\. Use one of these/],
  ["icon: gavel", "icon: ‸gavle", /one of: house.*Did you mean gavel\?/],
  [verdict, 'when: ‸"1998-02-30"', /Write a date that exists/],
  [
    'when: "2011-06-02"',
    'when: ‸"2911-06-02"',
    /is 2911-06-02, which is more than 20 years in the future. Write/,
  ],
  ['when: "2011-06-02"', 'when: ‸"2011-06-02/2911-06-02"', /more than 20 years in the future/],
  ['when: "2011-06-02"', 'when: ‸"[2011..2911]"', /more than 20 years in the future/],
  [
    verdict,
    "when: ‸Oktober",
    /Write a date that exists, in one of these forms: .*1985-06~ for about.* when: The date/,
  ],
  [verdict, 'when: ‸"1998?"', /1985-06~ for about June/],
  [verdict, "when: ‸[1997..1999]", /is a list, but must be a text\. Put it in quotes if it .* begins with/],
  [verdict, 'when: ‸"1996-10-28"', /entry above this one has the date 1997-03-04/],
  // The entry directly above has an uncertain date. So the check compares this date with the date of the entry before that.
  ['when: "2011-06-02"', 'when: ‸"1998-02"', /entry above this one has the date 1998-05-14/],
  ["anchor: custody", "anchor: audit", /already has/, 'audit\n  when: "1997-03-04'],
  [
    '      text: "The day of the verdict was given as 13 May; it was 14 May."\n',
    "",
    /"text" is missing.*One sentence/,
    "on: 2025-11-30",
  ],
]);

const path = "path: /the-ledger";
const article = "template: article";

testBreakages("pages/ledger.md", [
  [
    `${article}\n`,
    "",
    /^The field "template" is missing\. template: The template .* one of: home, article/,
    "path:",
  ],
  [
    article,
    "template: article\nquotation:\n  ‸text: a\n  by: b",
    /no effect on a page with the template article/,
  ],
  [article, "template: article\n‸constructor: red", /no field "constructor" here\. Use one of these/],
  [
    article,
    "template: petition",
    /"petition" is missing, but a page with the template petition must have the text of the petition/,
    "path: ",
  ],
  [path, "path: ‸the-ledger", /must begin with \//],
  [path, "path: ‸/the-ledger/", /no \/ at its end/],
  [path, "path: ‸/admin", /itself needs/],
  [path, "path: ‸/the-auditor", /which content\/pages\/auditor.md:2 already has/],
  ["title: The Missing Ledger", "title: ‸The Auditor's Report", /already has/],
  ["on: 2025-06-02", "on: ‸2999-01-01", /which is in the future/],
  ["on: 2025-06-02", "on: ‸2 June 2025", /written YYYY-MM-DD/],
  ['text: "The statement of the porter has been added."', 'text: ‸""', /is empty/],
]);

testBreakages("testimonies/flora-quist.md", [
  ["order: 60", "order: ‸50", /"order" is 50.*already has/],
  ["order: 60", "order: ‸-1", /order/],
  ["order: 60", "order: ‸last", /must be a number/],
  ["slug: flora-quist", "slug: ‸Flora-Quist", /lower-case letters/],
  ["slug: flora-quist", "slug: ‸emeric-sandys", /already has/],
]);

testBreakages(
  "pages/ledger.md",
  [
    [
      "title: The Missing Ledger",
      "title: ‸The Ledger and All That It May or May Not Mean for the Case of the Campaign",
      /^"title" is 75 characters long; search results show the first 60/,
    ],
    [/description: .*/, "description: ‸Short.", /^"description" is 6 characters long.* between 50 and 160/],
  ],
  "warning",
);

const siteUrl = "siteUrl: https://www.saltmarsh-pier.test";
const securityContact = "securityContact: https://www.saltmarsh-pier.test/write";

test("the message about another language names only files that exist", async () => {
  const copy = new ContentCopy();
  copy.replace("campaign.yaml", "language: en-GB", "language: cy");
  const message = (await copy.check()).find((line) => line.includes("translate")) ?? "";
  const files = [...message.matchAll(/src\/[\w./-]+\.ts/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

testBreakages("campaign.yaml", [
  ["language: en-GB", "language: ‸en_GB", /must be en or a region of it/],
  ["language: en-GB", "language: ‸english", /must be en or a region/],
  ["language: en-GB", "language: ‸cy", /translate the words in src\/content-model\/dates\.ts/],
  ["since: 1997-03-04", "since: ‸4 March 1997", /YYYY-MM-DD/],
  [
    siteUrl,
    `siteUrl: ‸https://www.saltmarsh-pier.test/`,
    /must end after the name of the host\. Write https/,
  ],
  [siteUrl, `siteUrl: ‸https://www.saltmarsh-pier.test/pier`, /Write https:\/\/www\.saltmarsh-pier\.test\./],
  [
    securityContact,
    "securityContact: ‸pier@saltmarsh-pier.test",
    /begin with https:\/\/, or with mailto: before/,
  ],
  ["url: https://hour.saltmarsh-pier.test/", "url: ‸http://hour.saltmarsh-pier.test/", /begins with https/],
  [
    /^sampleNotice: >-\n.*\n/m,
    "sample: true\n",
    /contains a sample, so every page needs a notice\. .*sampleNotice: /,
  ],
]);

testBreakages("contact.yaml", [
  ["value: Saltmarsh Pier Friends", 'value: ‸"Saltmarsh Pier\\nFriends"', /"value" must be on one line/],
  ["value: 00-11-00", 'value: ‸"001100"', /must be a sort code/],
  ['value: "00110011"', 'value: ‸"0011001"', /eight digits\. value/],
  ["value: 00-11-00", "value: ‸OO-1l-00", /must be a sort code.*\. “O” is a letter\. Write the digit 0 in/],
  ['value: "00110011"', "value: ‸0011oo1l", /eight digits\. “o” is a letter\. Write the digit 0 in/],
  ['value: "00110011"', 'value: ‸"Opening"', /eight digits\. value/],
  ...["<a@b.org>", "mailto:a@b.org", "a@b..org", "a..b@c.org", "a@b.org, c@d.org"].map(
    (value): [string, string, RegExp] => [
      'kind: account-number\n      value: "00110011"',
      `kind: email\n      value: ‸${value}`,
      /must be only an e-mail address, without mailto: and without brackets/,
    ],
  ),
  ["value: Q1234ZZ", "value: ‸QZ12345", /prisoner number: a letter/],
  [/\n +XX11 1XX/, "", /postcode/, "|\n        Block Two"],
]);

testBreakages("media.yaml", [
  ["value: 0000 000 0123", "value: ‸ring us", /telephone number in/],
  [
    "  image: images/cover.jpg",
    "  details: ‸[{ label: Desk, kind: text, value: Ten to four }]\n  image: images/cover.jpg",
    /do not appear on a featured card/,
  ],
]);

testBreakages("navigation.yaml", [
  ["- page: front", "- ‸name: Home", /either "page" or "url"/],
  ["- name: Radio\n  url", "- ‸url", /Write the text in "name"/],
  ...["items: ‸[{ page: front }]", "footerPages: ‸[front]", "listsTestimonies: ‸true", "heading: ‸Radio"].map(
    (field): [string, string, RegExp] => [
      "- name: Radio\n",
      `- name: Radio\n  ${field}\n`,
      /is not possible for a menu entry with a web address/,
    ],
  ),
]);

testBreakages("people.yaml", [[whole, "- title: Nobody\n  people: ‸[]\n", /nobody in it/]]);

testBreakages("sources.yaml", [
  [
    "  url: https://gazette.saltmarsh-pier.test/1996\n",
    "",
    /"url" is missing\. Write the web address of the source\. If the source is not on the web, use "where" for the place where people can read it/,
    "anchor: gazette-1996",
  ],
]);

test("a kind of entry is refused where a campaign has none, and a page at the address of a testimony", async () => {
  const copy = new ContentCopy();
  copy.replace("campaign.yaml", /^timelineKinds:[^]*/m, "");
  copy.replace("pages/ledger.md", path, "path: /voices/flora-quist");
  expect(await copy.check()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^content\/timeline\.yaml:\d+:\d+ {2}There is no timeline kind "case"\. Write a kind from "timelineKinds" in content\/campaign\.yaml\. Or add a kind there/,
      ),
      expect.stringMatching(
        /^content\/testimonies\/flora-quist\.md:\d+:7 {2}"slug" is "flora-quist", which content\/pages\/ledger\.md:2 already has/,
      ),
    ]),
  );
});

test("a day counts as come once it has begun anywhere on Earth", async () => {
  const content = await TinyContent.with({
    "pages/annex.md": pageText("/annex", { more: "changes: [{ on: 2026-03-04, text: A word. }]\n" }),
  });
  const problems = (now: string) => checkContent(content.root, new Date(now));
  expect(await problems("2026-03-03T09:59:00Z")).toMatchObject([{ file: "content/pages/annex.md" }]);
  expect(await problems("2026-03-03T10:00:00Z")).toEqual([]);
});

const print = "  - file: ../images/desk.jpg\n    alt: A desk.\n";

testBreakages("pages/front.md", [
  [
    "collage:\n",
    `collage:\n${print.repeat(3)}`,
    /"collage" has room for 5 pictures/,
    "- file: ../images/desk.jpg",
  ],
]);

testBreakages("pages/petition-sheet.md", [
  [
    "petitioners: residents of Saltmarsh Quay",
    "petitioners: ‸residents of Saltmarsh Quay,",
    /the petition sheet adds one/,
  ],
  [
    "who could not add",
    "who could not add.",
    /the petition sheet adds one/,
    "the winter takings of the pier were",
  ],
  [
    "petitioners: residents",
    "petitioners: ‸The petition of residents",
    /must not begin with “The petition of”/,
  ],
  ["declares: the winter", "declares: ‸That the winter", /must not begin with “that” or “Declares that”/],
  ["declares: the winter", "declares: ‸Declares that the winter", /“that” or “Declares that”/],
  ["requests: urge", "requests: ‸Urge", /must begin with a lower-case letter/],
]);
