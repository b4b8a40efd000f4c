import { screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ComponentProps } from "react";
import { render } from "../../tests/support/render";
import Document from "./document";

test("a table at the end of the text and a table that interrupted the text are two tables", () => {
  const campaign = { name: "The Campaign", siteUrl: "https://campaign.example", language: "en-GB" };
  jest.mocked(useStaticQuery).mockReturnValue({ campaign });
  const row = (cells: string[], isAside: boolean) => ({
    speaker: null,
    text: cells.join(" | "),
    cells,
    isAside,
  });
  const path = "/documents/paper";
  const data = {
    page: { path: "/documents", title: "Documents" },
    documentPart: {
      path,
      range: "Page 1",
      document: {
        anchor: "paper",
        address: null,
        title: "Paper",
        what: "A paper.",
        becamePublic: null,
        sample: false,
        citedBy: [],
        pdf: { path: "/paper.pdf", pages: 1, size: "1 KB", sha256: "0", parts: [{ path, range: "Page 1" }] },
      },
      pages: [
        {
          number: 1,
          paragraphs: [
            row(["Stall", "Takings"], false),
            row(["Rides", "12"], false),
            row(["Clerk", "Ann", "1985"], true),
          ],
          edges: [],
        },
      ],
    },
  };
  render(
    <Document {...({ data, pageContext: { id: "paper" } } as unknown as ComponentProps<typeof Document>)} />,
  );
  expect(screen.getAllByRole("table").map(({ textContent }) => textContent)).toEqual([
    "StallTakingsRides12",
    "ClerkAnn1985",
  ]);
});
