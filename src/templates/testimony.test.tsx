import { useStaticQuery } from "gatsby";
import type { ComponentProps } from "react";
import { Helmet } from "react-helmet";
import { render } from "../../tests/support/render";
import Testimony from "./testimony";

const campaign = { name: "The Campaign", siteUrl: "https://campaign.example", language: "en-GB" };

/** Renders the page of a testimony, with the note of content/campaign.yaml. */
function renderTestimony({ sample = false, testimonyNote }: { sample?: boolean; testimonyNote?: string }) {
  jest.mocked(useStaticQuery).mockReturnValue({ campaign: { ...campaign, testimonyNote } });
  const testimony = {
    path: "/testimonies/ann",
    name: "Ann",
    role: "Nurse",
    summary: "A line.",
    sample,
    updates: [],
    sections: [],
    citedSources: [],
    dateInWords: null,
    previous: null,
    next: null,
  };
  const props = { data: { testimony }, pageContext: { id: "1" } } as unknown as ComponentProps<
    typeof Testimony
  >;
  return render(<Testimony {...props} />);
}

test.each([
  ["a real testimony names its author", false, { "@type": "Person", name: "Ann" }],
  ["a sample has none", true, undefined],
])("structured data: %s", (_what, sample, author) => {
  renderTestimony({ sample });
  const [data] = Helmet.peek().scriptTags as unknown as [{ innerHTML: string }];
  expect((JSON.parse(data.innerHTML) as { author?: object }).author).toEqual(author);
});

test("the page shows the campaign's note on testimonies, if there is one", () => {
  const { container } = renderTestimony({ testimonyNote: "One person's opinion." });
  expect(container.querySelector("[role=note]")?.textContent).toBe("One person's opinion.");
  expect(renderTestimony({}).container.querySelector("[role=note]")).toBeNull();
});
