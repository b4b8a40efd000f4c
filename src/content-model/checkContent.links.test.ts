import { testBreakages, type Breakage } from "../../tests/support/breakages";

const ledger = "pages/ledger.md";

/** A piece of Markdown appended to a page; the problem is where `at` is. */
const added = (name: string, markdown: string, at: string, says: RegExp): Breakage => ({
  name,
  file: ledger,
  break: (copy) => copy.write(ledger, `${copy.read(ledger).trimEnd()}\n\n${markdown}\n`),
  at,
  says,
});

testBreakages([
  added("a letter in a block", "```letter\nI write to you.\n```", "```letter", /list of points/),
  added("a quotation that is a letter", "> Dear Member,\n>\n> I write.", "> Dear", /list of points/),
  added("an unnamed block that is a letter", "```\nDear MP,\n```", "```\nDear", /list of points/),
  added("a gap for the reader's name", "Yours, [Your name]", "Yours, [", /list of points/),
  added(
    "a link to a page's file that does not exist",
    "See [this](ldeger.md).",
    "[this]",
    /content\/pages\/ldeger.md, which does not exist/,
  ),
  added(
    "a link to an address that does not exist",
    "See [this](/no-such-page).",
    "[this]",
    /not a page of this site/,
  ),
  added(
    "a link to a heading that does not exist",
    "See [this](auditor.md#nowhere).",
    "[this]",
    /no heading or entry of that name/,
  ),
  added(
    "a link to a place on the page itself that does not exist",
    "See [this](#nowhere).",
    "[this]",
    /no heading or entry/,
  ),
  added("a script for a link", "See [this](javascript:alert(1)).", "[this]", /cannot be used/),
  added("an outside link that is not https", "See [this](http://example.org).", "[this]", /Write https/),
  added(
    "a named link to nowhere",
    "See [this][1].\n\n[1]: /nowhere",
    "[1]: /nowhere",
    /not a page of this site/,
  ),
  added("raw HTML", "<b>Bold</b> words.", "<b>", /HTML is not used here/),
  added("a second headline", "# Headline", "# Headline", /already has a headline/),
  added("a heading that skips a level", "## One\n\n#### Three", "#### Three", /skips a level. Write "### "/),
  added("a link in a heading", "## See [this](auditor.md)", "## See", /heading cannot hold a link/),
  added(
    "a citation in a heading",
    "## The Sum [^audit-1997]",
    "## The Sum",
    /heading cannot hold a citation/,
  ),
  added("the day of the account in a heading", "## As of {asOf}", "## As of", /heading cannot hold \{asOf\}/),
  added("a picture without alternative text", "![](../images/desk.jpg)", "![](", /no alternative text/),
  added(
    "a picture that does not exist",
    "![A desk](../images/deks.jpg)",
    "![A desk]",
    /no picture content\/images\/deks.jpg/,
  ),
  added(
    "a picture in the wrong case",
    "![A desk](../images/Desk.JPG)",
    "![A desk]",
    /there is content\/images\/desk.jpg/,
  ),
  added(
    "a picture from elsewhere",
    "![A desk](https://example.org/a.jpg)",
    "![A desk]",
    /must be in content\/images/,
  ),
  added(
    "a picture among words",
    "Look ![A desk](../images/desk.jpg) here.",
    "![A desk]",
    /alone on its line/,
  ),
  added(
    "a picture in a format that is not shown",
    "![A log](../images/log.tiff)",
    "![A log]",
    /Save it as a JPEG or PNG/,
  ),
  added(
    "a picture whose address is named elsewhere",
    "![A desk][desk]\n\n[desk]: https://example.org/a.jpg",
    "![A desk]",
    /not named here/,
  ),
  added("a link to a picture", "See [the log](../images/desk.jpg).", "[the log]", /cannot be used/),
  {
    name: "a page that does not exist in the menu",
    file: "navigation.yaml",
    from: "- page: volunteers",
    to: "- page: voluntears",
    at: "voluntears",
    says: /no page "voluntears"/,
  },
  {
    name: "a redirect to nowhere",
    file: "redirects.yaml",
    break: (copy) => copy.write("redirects.yaml", "- from: /old\n  page: nowhere\n"),
    at: "nowhere",
    says: /no page "nowhere"/,
  },
  {
    name: "a file that nothing reads",
    file: "notes.txt",
    break: (copy) => copy.write("notes.txt", "remember"),
    says: /Nothing reads this file/,
  },
  {
    name: "a list whose name ends otherwise",
    file: "people.yml",
    break: (copy) => copy.write("people.yml", "[]"),
    says: /Nothing reads this file/,
  },
  {
    name: "a page that nothing leads to",
    file: "pages/her-life.md",
    from: "label: Her Life",
    to: "label: Her Life\ninIndex: false",
    at: "false",
    says: /Neither the menu, the A-Z/,
    severity: "warning",
  },
]);
