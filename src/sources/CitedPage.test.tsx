import { screen, within } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { CitedPage } from "./CitedPage";
import { CardSources } from "./Marks";

const source = (anchor: string, more: Partial<Queries.CitationFragment["source"]> = {}) => ({
  anchor,
  title: `The whole ${anchor}`,
  shortName: anchor,
  publisher: "A court",
  published: "3 May 2001",
  url: `https://host.test/${anchor}`,
  archivedUrl: null,
  rights: null,
  sample: false,
  ...more,
});
const cite = (
  anchor: string,
  place: string | null = null,
  more: Partial<Queries.CitationFragment["source"]> = {},
): Queries.CitationFragment => ({
  source: source(anchor, more),
  place,
  url: `https://host.test/${anchor}${place ? "#there" : ""}`,
});

/** A page with nothing to show at its end. */
const page = { path: "/annex", dated: null, updates: [], citations: [], contentions: [] };

test("a card names its sources, and each number leads to the list and back", () => {
  const sources = [cite("ruling", "paragraph 3"), cite("paper", null, { sample: true })];
  render(
    <CitedPage page={{ ...page, citations: [cite("paper")] }} lists={[sources]}>
      <CardSources sources={sources} />
    </CitedPage>,
  );
  const [card] = screen.getAllByText(/^Sources:/);
  expect(card).toHaveTextContent("Sources: ruling, paragraph 3 [2]; paper [1]");
  const list = screen.getByRole("region", { name: "Sources" });
  const links = ["ruling, paragraph 3 [2]", "paper [1]"].map((name) => screen.getByRole("link", { name }));
  for (const link of links) {
    const entry = document.querySelector(link.getAttribute("href") ?? "");
    expect(list).toContainElement(entry as HTMLElement);
  }
  const back = within(list).getByRole("link", { name: "Back to the text from source 2" });
  expect(back).toHaveAttribute("href", `#${links[0]?.id}`);
});

test("an entry leads to its passage and says once what the source is, whose, of when, and whether it is a sample", () => {
  render(
    <CitedPage
      page={{
        ...page,
        citations: [
          cite("ruling", "paragraph 3", {
            archivedUrl: "https://archive.test/ruling",
            rights: "Crown copyright",
          }),
          cite("ruling"),
          cite("paper", null, { sample: true }),
        ],
      }}
    >
      {null}
    </CitedPage>,
  );
  const [whole, again, sample] = screen.getAllByRole("listitem");
  expect(whole).toHaveTextContent(
    /^ruling, paragraph 3 \(opens in a new tab\)\. The whole ruling\. A court, 3 May 2001\. Crown copyright\. Archived copy/,
  );
  expect(screen.getByRole("link", { name: /^ruling, paragraph 3/ })).toHaveAttribute(
    "href",
    "https://host.test/ruling#there",
  );
  expect(screen.getByRole("link", { name: /^Archived copy/ })).toHaveAttribute(
    "href",
    "https://archive.test/ruling",
  );
  expect(again).not.toHaveTextContent("The whole ruling");
  expect(whole).not.toHaveTextContent("Sample");
  expect(sample).toHaveTextContent("Sample");
});

test("a page and a card without sources have neither heading nor line", () => {
  const { container } = render(
    <CitedPage page={page} lists={[[]]}>
      <CardSources sources={[]} />
    </CitedPage>,
  );
  expect(container).toBeEmptyDOMElement();
});
