import { pageText, picture, TinyContent } from "../../tests/support/tinyContent";

const contactWith = (kind: string, value: string) =>
  `- title: Write\n  details:\n    - { label: Ours, kind: ${kind}, value: "${value}" }\n`;

describe("words are refused", () => {
  it.each<[string, string, RegExp]>([
    ["a postcode", "She lives at 1 Quay Road, CM3 4QD.", /:9:1 {2}"CM3 4QD" looks like a postcode/],
    [
      "a telephone number",
      "First.\n\nRing 01621 850 123 at night.",
      /:11:1 {2}"01621 850 123" looks like a telephone number/,
    ],
    ["a mobile number", "Ring 07000000123.", /telephone number/],
    ["a number from abroad", "Ring +44 (0)20 7946 0123.", /telephone number/],
    ["a number with dots", "Ring 01989.555.214.", /"01989\.555\.214" looks like a telephone/],
    ["a number with a slash", "Ring 01989/555214.", /"01989\/555214" looks like a telephone/],
    ["a number with spaces that do not break", "Ring 01989\u00a0555\u202f214.", /telephone number/],
    ["a number with en dashes", "Ring 01989\u2013555\u2013214.", /telephone number/],
    ["a number with hyphens that do not break", "Ring 01989\u2011555\u2011214.", /telephone number/],
    ["a number with dashes between spaces", "Ring 01989 \u2013 555 214.", /telephone number/],
    ["a number whose digits stand apart", "Ring 0 1 9 8 9 5 5 5 2 1 4.", /telephone number/],
    ["an e-mail address", "Write to jo@saltmarsh.test.", /"jo@saltmarsh\.test" is an e-mail address/],
    [
      "an e-mail address behind a link",
      "[Write](https://a.test/?to=1) or [here](mailto:jo@saltmarsh.test).",
      /e-mail address/,
    ],
    ["a name of the local list", "Then Jo\nGrey spoke.", /a name that must never be published/],
    ["a name that is bold by half", "Then **Jo** Grey spoke.", /never be published/],
    ["a number that is bold by half", "Ring 01621 **850 123**.", /"01621 850 123" looks like a telephone/],
    ["a name with letters between that nobody sees", "Then J\u200bo\u00ad Grey spoke.", /never be published/],
    ["a name in a link's title", '[Us](https://a.test "Jo Grey")', /never be published/],
    [
      "a name in a picture's words",
      "![Jo Grey at a gate](../images/gate.png)",
      /a name that must never be published/,
    ],
  ])("%s", async (_what, body, message) => {
    const content = await TinyContent.with({
      "pages/annex.md": pageText("/annex", { body }),
      "images/gate.png": await picture(1200, 800),
      "../never-publish.txt": "# People who were promised it\nJo Grey\n",
    });
    expect(await content.gate()).toEqual([expect.stringMatching(message)]);
  });

  it("each of several, with its line", async () => {
    const body = "Ring 01989 555214 or 01989 555215\nor 01989 555216.";
    const content = await TinyContent.with({ "pages/annex.md": pageText("/annex", { body }) });
    expect(await content.gate()).toEqual([
      expect.stringMatching(/:9:1 {2}"01989 555214"/),
      expect.stringMatching(/:9:1 {2}"01989 555215"/),
      expect.stringMatching(/:10:1 {2}"01989 555216"/),
    ]);
  });

  it.each([
    [
      "a number in a field of words",
      { "media.yaml": "- title: Ring 01621 850 123\n" },
      /^content\/media\.yaml:1:10 /,
    ],
    [
      "a private name, even in a field for addresses",
      { "contact.yaml": contactWith("text", "Jo Grey, Quay Road") },
      /never be published/,
    ],
  ])("%s", async (_what, files, message) => {
    const content = await TinyContent.with({ ...files, "../never-publish.txt": "jo grey" });
    expect(await content.gate()).toEqual([expect.stringMatching(message)]);
  });
});

it.each([
  ["an address in its field", { "contact.yaml": contactWith("address", "1 Quay Road, CM3 4QD") }],
  ["an e-mail address in its field", { "contact.yaml": contactWith("email", "post@campaign.test") }],
  ["a telephone number in its field", { "contact.yaml": contactWith("telephone", "01621 850 123") }],
  ["a telephone number for the press", { "media.yaml": contactWith("telephone", "01621 850 123") }],
  [
    "dates and times",
    {
      "pages/a.md": pageText("/a", {
        body: "1985-08-07, 07.08.1985 09.30, 07/08/1985 0930, 3:36 am, 1986–2002, 10-2, 0.123456789",
      }),
    },
  ],
  [
    "numbers of cases and sums",
    {
      "pages/a.md": pageText("/a", {
        body: "[2002] EWCA Crim 2912, £1 000 000, 436,000, No 00123456, ISBN 0-19-852663-6",
      }),
    },
  ],
  [
    "numbers in addresses of pages",
    {
      "pages/a.md": pageText("/a", {
        body: "[One](https://a.test/01621850123), https://a.test/01621850124.",
      }),
    },
  ],
  [
    "roads and letters",
    { "pages/a.md": pageText("/a", { body: "The A12, the M25, exhibit DRB 1 and 2B or not 2B" }) },
  ],
  ["a longer name", { "pages/a.md": pageText("/a", { body: "Jo Greyson and Marjo Grey" }) }],
])("%s may be published", async (_what, files) => {
  const content = await TinyContent.with({ ...files, "../never-publish.txt": "Jo Grey" });
  expect(await content.gate()).toEqual([]);
});
