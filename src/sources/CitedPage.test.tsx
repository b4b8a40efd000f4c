import { screen, within } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { CitedPage } from "./CitedPage";
import { CardSources } from "./Marks";

const source = {
  publisher: "A court",
  published: "3 May 2001",
  where: null,
  archivedUrl: null,
  rights: null,
  sample: false,
};
const page = { path: "/annex", dated: null, updates: [], citedSources: [], contentions: [] };
const url = "https://host.test/ruling";

test("a card names its sources, and each number leads to the list and back", () => {
  const cited = { url, isFirst: true, mentions: 1, source: { ...source, title: "The whole", url } };
  const citedSources = ["Paper", "Ruling, paragraph 3"].map((name) => ({ ...cited, name }));
  render(
    <CitedPage page={{ ...page, citedSources }}>
      <CardSources
        sources={[
          { number: 2, id: "cite_2", name: "Ruling, paragraph 3" },
          { number: 1, id: "cite_1_2", name: "Paper" },
        ]}
      />
    </CitedPage>,
  );
  expect(screen.getByText(/^Sources:/)).toHaveTextContent("Sources: Ruling, paragraph 3 [2]; Paper [1]");
  const list = screen.getByRole("region", { name: "Sources" });
  const links = ["Ruling, paragraph 3 [2]", "Paper [1]"].map((name) => screen.getByRole("link", { name }));
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
        citedSources: [
          {
            name: "Ruling, paragraph 3",
            url: `${url}#there`,
            isFirst: true,
            mentions: 1,
            source: {
              ...source,
              title: "The whole ruling",
              url,
              archivedUrl: "https://archive.test/ruling",
              rights: "Crown copyright",
            },
          },
          {
            name: "Ruling",
            url,
            isFirst: false,
            mentions: 1,
            source: { ...source, title: "The whole ruling", url },
          },
          {
            name: "Paper",
            url,
            isFirst: true,
            mentions: 2,
            source: { ...source, title: "The paper", url, sample: true },
          },
        ],
      }}
    >
      {null}
    </CitedPage>,
  );
  const [whole, again, sample] = screen.getAllByRole("listitem");
  expect(whole).toHaveTextContent(
    /^Ruling, paragraph 3 \(opens in a new tab\)\. The whole ruling\. A court, 3 May 2001\. Crown copyright\. Archived copy/,
  );
  expect(screen.getByRole("link", { name: /^Ruling, paragraph 3/ })).toHaveAttribute(
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

test("a source without an address says in words where it can be read", () => {
  const where = "Quay Archive, box 7";
  const book = { ...source, title: "The whole book", url: null, where };
  const cited = { name: "Book, page 3", url: null, isFirst: true, mentions: 1, source: book };
  render(<CitedPage page={{ ...page, citedSources: [cited] }}>{null}</CitedPage>);
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Book, page 3. The whole book. A court, 3 May 2001. Quay Archive, box 7.",
  );
  expect(screen.queryByRole("link", { name: /Book/ })).toBeNull();
});

test("a document on this site opens where the page is, any other source in a new tab", () => {
  const cited = { isFirst: true, mentions: 1, source: { ...source, title: "The whole", url } };
  const citedSources = [
    { ...cited, name: "Hearing, page 12", url: "/documents/hearing/2#p12" },
    { ...cited, name: "Ruling", url },
  ];
  render(<CitedPage page={{ ...page, citedSources }}>{null}</CitedPage>);
  const hearing = screen.getByRole("link", { name: "Hearing, page 12" });
  expect(hearing).toHaveAttribute("href", "/documents/hearing/2#p12");
  expect(hearing).not.toHaveAttribute("target");
  expect(screen.getByRole("link", { name: /^Ruling/ })).toHaveAttribute("target", "_blank");
});

test("a page and a card without sources have neither heading nor line", () => {
  const { container } = render(
    <CitedPage page={page}>
      <CardSources sources={[]} />
    </CitedPage>,
  );
  expect(container).toBeEmptyDOMElement();
});
