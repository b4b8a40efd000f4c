import { screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ComponentProps } from "react";
import { render } from "../../tests/support/render";
import Documents from "./documents";

const campaign = { name: "The Campaign", siteUrl: "https://campaign.example", language: "en-GB" };

test.each([
  [[], ["yes", "in_part", "in_part"], "We have read 1 in full and 2 in part."],
  [[], ["yes", "yes"], "We have read 2 in full."],
  [[], ["in_part", "no"], "We have read 1 in part, and none in full."],
  [[], ["no"], "We have read none of these."],
  [["no"], [], "We have seen none of these. Where"],
  [["in_part", "no"], [], "We have read 1 in part, and none in full. Where"],
])("documents missing %j and readable %j: %s", (missing, readable, says) => {
  jest.mocked(useStaticQuery).mockReturnValue({ campaign });
  const toNode = (seen: string, index: number, path: string | null) => ({
    anchor: `paper-${index}`,
    title: "Paper",
    what: "A paper.",
    sources: [],
    seen,
    neverPublic: false,
    path,
    url: null,
  });
  const nodes = [
    ...missing.map((seen, index) => toNode(seen, index, null)),
    ...readable.map((seen, index) => toNode(seen, index, "/documents/paper")),
  ];
  const page = {
    title: "Documents",
    dateInWords: null,
    updates: [],
    sections: [],
    citedSources: [],
    statements: [],
    contentions: [],
  };
  const props = { data: { page, allDocument: { nodes } }, pageContext: { id: "1" } };
  render(<Documents {...(props as unknown as ComponentProps<typeof Documents>)} />);
  expect(screen.getByText(/^We have/)).toHaveTextContent(says);
});
