import { Readability } from "@mozilla/readability";
import { useStaticQuery } from "gatsby";
import type { ComponentProps } from "react";
import { Helmet } from "react-helmet";
import { render } from "../../tests/support/render";
import Testimony from "./testimony";

const campaign = { name: "The Campaign", siteUrl: "https://campaign.example", language: "en-GB" };

interface Shown {
  sample?: boolean;
  role?: string;
  testimonyNote?: string;
  paragraphs?: string[];
}

/** Renders the page of a testimony. `testimonyNote` is the note of content/campaign.yaml. */
function renderTestimony({ sample = false, role = "Nurse", testimonyNote, paragraphs = [] }: Shown) {
  jest.mocked(useStaticQuery).mockReturnValue({ campaign: { ...campaign, testimonyNote } });
  const testimony = {
    path: "/testimonies/ann",
    name: "Ann",
    role,
    summary: "A line.",
    sample,
    updates: [],
    sections: [
      {
        ...{ heading: null, id: "text", highlighted: false },
        parts: [{ html: paragraphs.map((text) => `<p>${text}</p>`).join("\n"), picture: null }],
      },
    ],
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

const answer = "I have read them, all of them, and I still think that he told the truth about that evening.";

/** Returns the text of a testimony's page in the reader view of Firefox. */
function readerView(shown: Shown) {
  const { container } = renderTestimony(shown);
  const page = document.implementation.createHTMLDocument("Ann");
  page.body.append(container.cloneNode(true));
  return new Readability(page).parse()?.textContent;
}

describe.each([
  [
    "short questions and longer answers",
    Array.from({ length: 7 }, () => ["<strong>What?</strong>", `${answer} No.`]).flat(),
  ],
  ["long paragraphs", Array.from({ length: 6 }, () => `${answer} ${answer} ${answer}`)],
])("the reader view of a testimony with %s", (_, paragraphs) => {
  test("has the campaign's note on testimonies", () => {
    const testimonyNote =
      "A testimony is the opinion of one person. The courts have upheld the conviction twice.";
    const shown = readerView({ testimonyNote, paragraphs });
    expect(shown).toContain(answer);
    expect(shown).toContain(testimonyNote);
  });

  test.each([
    ["Nurse", false, "Nurse."],
    ["Nurse", true, "Nurse, Sample."],
    ["Harbour-master’s deputy for the northern docks", false, "northern docks."],
    ["Nurse, ret.", false, "Nurse, ret."],
  ])("has the role %j of its writer (a sample: %s)", (role, sample, expected) => {
    expect(readerView({ role, sample, paragraphs })).toContain(expected);
  });
});
