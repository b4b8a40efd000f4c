import { ContentCopy } from "../../tests/support/contentCopy";

test.each([
  ["a page's address", "pages/ledger.md", "path: /the-ledger", "path: /third-book"],
  ["a page's label", "pages/ledger.md", "label: The Ledger", "label: Third Book"],
  ["a page's title", "pages/ledger.md", "title: The Missing Ledger", "title: The Third Book"],
  ["a testimony's slug", "testimonies/flora-quist.md", "slug: flora-quist", "slug: f-quist"],
  ["a testimony's place", "testimonies/flora-quist.md", "order: 60", "order: 15"],
  ["a writer's name", "testimonies/flora-quist.md", "name: Flora Quist", 'name: "Łucja O’Shea"'],
  [
    "the campaign's name",
    "campaign.yaml",
    "name: The Saltmarsh Pier Campaign",
    "name: The Campaign for a Pier",
  ],
  ["the counter's day", "campaign.yaml", "since: 1997-03-04", "since: 1997-03-05"],
  ["a phone number or address", "contact.yaml", "HMP Invented", "HMP Elsewhere"],
])("%s changes by one line of one file, and nothing else is out of order", async (_case, file, from, to) => {
  const copy = new ContentCopy();
  copy.replace(file, from, to);
  expect(await copy.problems()).toEqual([]);
});
