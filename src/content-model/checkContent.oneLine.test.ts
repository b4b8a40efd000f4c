import { ContentCopy } from "../../tests/support/contentCopy";

test.each([
  ["a page's address", "pages/alibi.md", "path: /alibi", "path: /the-call"],
  ["a page's label", "pages/alibi.md", "label: Alibi", "label: The Call"],
  ["a page's title", "pages/alibi.md", "title: The Alibi", "title: The Call"],
  ["a testimony's slug", "testimonies/sarah-hanover.md", "slug: sarah-hanover", "slug: s-hanover"],
  ["a testimony's place", "testimonies/sarah-hanover.md", "order: 160", "order: 15"],
  ["a writer's name", "testimonies/sarah-hanover.md", 'name: "Sarah Hanover"', 'name: "Łucja O’Shea"'],
  ["the campaign's name", "campaign.yaml", "name: The Farmhouse Campaign", "name: The Campaign"],
  ["the counter's day", "campaign.yaml", "imprisonedSince: 1985-09-29", "imprisonedSince: 1985-09-30"],
  ["a phone number or address", "contact.yaml", "HMP Sample", "HMP Elsewhere"],
])("%s changes by one line of one file, and nothing else is out of order", async (_case, file, from, to) => {
  const copy = new ContentCopy();
  copy.replace(file, from, to);
  expect(await copy.check()).toEqual([]);
  copy.delete();
});
