import { screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { render } from "../../tests/support/render";
import { Contentions } from "./Contentions";

const words = {
  heading: "Both sides",
  claim: "{by} contends",
  finding: "What was found",
  noFinding: "Nobody has ruled.",
  answer: "Our reply",
  settledBy: "To be settled by",
};
const cite = (name: string, number: number): Queries.CitationFragment => ({
  name,
  number,
  id: `cite_${number}`,
});
const contention = (more: Partial<Queries.ContentionFragment> = {}): Queries.ContentionFragment => ({
  anchor: "paint",
  title: "Paint",
  by: "The Crown",
  claim: "It was red.",
  isDecided: true,
  found: "It was blue.",
  note: null,
  answer: null,
  answerSources: [],
  settledBy: null,
  sources: [cite("Speech", 1)],
  foundSources: [cite("Ruling", 2)],
  ...more,
});
const draw = (contentions: readonly Queries.ContentionFragment[]) =>
  render(<Contentions contentions={contentions} />);

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
      sources: [cite("Ruling", 2)],
    }),
  ]);
  const [first, second] = within(screen.getByRole("region", { name: "Both sides" })).getAllByRole("article");
  expect(first).toHaveTextContent(
    /^PaintThe Crown contendsIt was red\.\[1\]What was foundIt was blue\.\[2\]$/,
  );
  expect(first).toHaveAttribute("id", "contention_paint");
  expect(second).toHaveTextContent(/He contendsIt was red\.\[2\]What was foundIt was blue\.\[2\]Doubted\.$/);
});

test("where nobody has decided, the campaign's words say so", () => {
  draw([contention({ isDecided: false, found: "no court has ruled on it", foundSources: [] })]);
  expect(screen.getByRole("article")).toHaveTextContent(/What was foundNobody has ruled\.$/);
});

test("an answer to the finding and what would settle it are below it", () => {
  const settledBy = { row: "/papers#tin", title: "The tin", heldBy: "A painter" };
  draw([contention({ answer: "It had faded.", answerSources: [cite("Tests", 3)], settledBy })]);
  expect(screen.getByRole("article")).toHaveTextContent(
    /It was blue\.\[2\]Our replyIt had faded\.\[3\]To be settled byThe tin, held by: A painter$/,
  );
  expect(screen.getByRole("link", { name: "The tin" })).toHaveAttribute("href", "/papers#tin");
});
