import { screen } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { CitedPage } from "./CitedPage";
import { CardSources, CitationNumbers } from "./CitationNumbers";

const source = {
  publisher: "A court",
  published: "3 May 2001",
  where: null,
  archivedUrl: null,
  rights: null,
  sample: false,
};
const page = {
  path: "/annex",
  dateInWords: null,
  updates: [],
  citedSources: [],
  contentions: [],
  statements: [],
};
const url = "https://host.test/ruling";

test("an entry of the list links to its passage, and the first one of a source has title, publisher, date and sample label", () => {
  const ruling = { ...source, title: "The whole ruling", url };
  const published = { ...ruling, archivedUrl: "https://archive.test/ruling", rights: "Crown copyright" };
  const paper = { ...source, title: "The paper", url, sample: true };
  const quotations = [
    { quote: "first words", checked: "Not yet checked." },
    { quote: "other words?", checked: "Found there on 3 May 2001." },
  ];
  const citedSources = [
    {
      written: "ruling:3",
      firstAt: null,
      name: "Ruling, paragraph 3",
      url: `${url}#there`,
      isFirst: true,
      mentions: 1,
      source: published,
      quotations: [],
    },
    {
      written: "ruling",
      firstAt: "media.yaml/0/sources/0",
      name: "Ruling",
      url,
      isFirst: false,
      mentions: 1,
      source: ruling,
      quotations,
    },
    {
      written: "paper",
      firstAt: null,
      name: "Paper",
      url,
      isFirst: true,
      mentions: 2,
      source: paper,
      quotations: [],
    },
  ];
  render(
    <CitedPage page={{ ...page, citedSources }}>
      <CardSources
        sources={[
          { at: "media.yaml/0/sources/0", written: "ruling", name: "Ruling" },
          { at: "media.yaml/0/sources/1", written: "paper", name: "Paper" },
        ]}
      />
    </CitedPage>,
  );
  const [second, third] = ["Ruling [2]", "Paper [3]"].map((name) => screen.getByRole("link", { name }));
  expect(second).toHaveAttribute("href", "#source_2");
  // Only the first citation of a source has an id, because the list of sources links back to this citation.
  expect(second).toHaveAttribute("id", "cite_2");
  expect(third).toHaveAttribute("href", "#source_3");
  expect(third).not.toHaveAttribute("id");
  const [whole, again, sample] = screen.getAllByRole("listitem");
  expect(whole).toHaveTextContent(
    /^Ruling, paragraph 3 \(new tab\)\. The whole ruling\. A court, 3 May 2001\. Crown copyright\. Archived copy/,
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
  expect(again).toHaveTextContent(
    "Quoted: “first words”. Not yet checked. Quoted: “other words?” Found there on 3 May 2001.",
  );
  expect(whole).not.toHaveTextContent("Incomplete");
  expect(sample).toHaveTextContent("A court, 3 May 2001. Incomplete");
  expect(sample).not.toHaveTextContent("Sample");
});

test("the entry of a source without an address says where it can be read", () => {
  const where = "Quay Archive, box 7";
  const book = { ...source, title: "The whole book", url: null, where };
  const cited = {
    written: "book:3",
    firstAt: null,
    name: "Book, page 3",
    url: null,
    isFirst: true,
    mentions: 1,
    source: book,
    quotations: [],
  };
  render(<CitedPage page={{ ...page, citedSources: [cited] }}>{null}</CitedPage>);
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "Book, page 3. The whole book. A court, 3 May 2001. Quay Archive, box 7.",
  );
  expect(screen.queryByRole("link", { name: /Book/ })).toBeNull();
});

test("a page without a title, which nobody cites by its name, can be shared", () => {
  render(<CitedPage page={page}>{null}</CitedPage>);
  expect(screen.getByRole("button")).toHaveTextContent("Share this page");
  expect(screen.getByRole("button")).toHaveAttribute("data-share");
});

test("a card with a new citation stays readable until the page's new numbers arrive", () => {
  const at = "meetings.yaml/0/sources";
  const sources = [
    { at: `${at}/0`, written: "ruling", name: "Ruling" },
    { at: `${at}/1`, written: "paper", name: "Paper" },
  ];
  const ruling = {
    ...{ written: "ruling", firstAt: `${at}/0`, name: "Ruling", url, isFirst: true, mentions: 1 },
    ...{ source: { ...source, title: "The whole ruling", url }, quotations: [] },
  };
  const { container } = render(
    <CitedPage page={{ ...page, citedSources: [ruling] }}>
      <CardSources sources={sources} />
      <p>
        A claim
        <CitationNumbers sources={sources} />
      </p>
    </CitedPage>,
  );
  const [card, claim] = [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(card).toBe("Sources: Ruling [1]; Paper");
  expect(claim).toBe("A claim[1]");
});

test("a page without sources has no list, and a card without sources no line", () => {
  const { container } = render(
    <CitedPage page={page}>
      <CardSources sources={[]} />
    </CitedPage>,
  );
  expect(container).toHaveTextContent(/^Share this page$/);
});
