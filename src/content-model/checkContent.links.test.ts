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
    "a link to an entry that does not exist",
    "See [this](dates.md#nothing).",
    "[this]",
    /no heading or entry/,
  ),
  added(
    "a link to a card that does not exist",
    "See [this](press.md#card_nothing).",
    "[this]",
    /no heading or entry/,
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
    "a bare address that is not https",
    "See www.example.org for more.",
    "www.example.org",
    /Write https/,
  ),
  added("a link without an address", "See [this]().", "[this]()", /cannot be used/),
  added(
    "a named link to nowhere",
    "See [this][1].\n\n[1]: /nowhere",
    "[1]: /nowhere",
    /not a page of this site/,
  ),
  added("raw HTML", "<b>Bold</b> words.", "<b>", /HTML is not used here/),
  added("a script", "<script>alert(1)</script>", "<script>", /HTML is not used here/),
  added("a second headline", "# Headline", "# Headline", /already has a headline/),
  added("a heading that skips a level", "## One\n\n#### Three", "#### Three", /skips a level. Write "### "/),
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
  {
    name: "a page that does not exist in the menu",
    file: "navigation.yaml",
    from: "- page: volunteers",
    to: "- page: voluntears",
    at: "voluntears",
    says: /no page "voluntears"/,
  },
  {
    name: "a page that does not exist in the search",
    file: "search.yaml",
    from: "- page: ledger",
    to: "- page: legder",
    at: "legder",
    says: /no page "legder"/,
  },
  {
    name: "a page that does not exist on a card",
    file: "pages/front.md",
    from: "    page: dates",
    to: "    page: daets",
    at: "daets",
    says: /no page "daets"/,
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
    says: /Nothing reads a file/,
    severity: "warning",
  },
  {
    name: "a page that nothing leads to",
    file: "pages/lawyers.md",
    from: "label: Lawyers",
    to: "label: Lawyers\ninIndex: false",
    at: "false",
    says: /Neither the menu nor/,
    severity: "warning",
  },
]);
