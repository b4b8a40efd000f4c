import { screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { render } from "../../tests/support/render";
import { CitedPage } from "./CitedPage";

const words = {
  heading: "Both sides",
  claim: "{by} contends",
  finding: "What was found",
  noFinding: "Nobody has ruled.",
};
const cite = (anchor: string): Queries.CitationFragment => ({
  source: {
    anchor,
    title: `The whole ${anchor}`,
    shortName: anchor,
    publisher: "A court",
    published: "3 May 2001",
    url: "https://host.test/",
    archivedUrl: null,
    rights: null,
    sample: false,
  },
  place: null,
  url: "https://host.test/",
});
const contention = (more: Partial<Queries.ContentionFragment> = {}): Queries.ContentionFragment => ({
  anchor: "paint",
  title: "Paint",
  by: "The Crown",
  claim: "It was red.",
  isDecided: true,
  found: "It was blue.",
  note: null,
  sources: [cite("speech")],
  foundSources: [cite("ruling")],
  ...more,
});
const draw = (contentions: readonly Queries.ContentionFragment[]) =>
  render(
    <CitedPage page={{ path: "/annex", dated: null, updates: [], citations: [], contentions }}>
      {null}
    </CitedPage>,
  );

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ campaign: { contentions: words } });
});

test("a contention is shown beside what was found, each with the number of its source", () => {
  draw([
    contention(),
    contention({
      anchor: "second",
      title: "A second",
      by: "He",
      note: "Doubted.",
      sources: [cite("ruling")],
    }),
  ]);
  const [first, second] = within(screen.getByRole("region", { name: "Both sides" })).getAllByRole("article");
  expect(first).toHaveTextContent(
    /^PaintThe Crown contendsIt was red\.\[1\]What was foundIt was blue\.\[2\]$/,
  );
  expect(first).toHaveAttribute("id", "contention_paint");
  expect(second).toHaveTextContent(/He contendsIt was red\.\[2\]What was foundIt was blue\.\[2\]Doubted\.$/);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("where nobody has decided, the campaign's words say so", () => {
  draw([contention({ isDecided: false, found: "no court has ruled on it", foundSources: [] })]);
  expect(screen.getByRole("article")).toHaveTextContent(/What was foundNobody has ruled\.$/);
});

test("a page without contentions has no heading for them", () => {
  const { container } = draw([]);
  expect(container).toBeEmptyDOMElement();
});
