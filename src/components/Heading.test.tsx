import { render } from "@testing-library/react";
import { Readability } from "@mozilla/readability";
import type { ReactElement } from "react";
import { Heading } from "./Heading";
import { Section } from "./Section";

const words = (name: string) => `A sentence, with commas, of the ${name}. `.repeat(12);

const section = (id: string, heading: string): ReactElement => (
  <Section
    key={heading}
    section={{
      id,
      heading,
      highlighted: false,
      parts: [{ html: `<p>${words(heading)}</p>`, picture: null }],
    }}
  />
);
const entry = (id: string, heading: string): ReactElement => (
  <section key={heading}>
    <Heading id={id}>{heading}</Heading>
    <p>{words(heading)}</p>
  </section>
);

describe.each([
  ["section", section],
  ["entry", entry],
])("a reader view keeps the heading of a %s", (_, draw) => {
  test.each(["card_contact-form", "in-the-media", "price-tags"])("with the id %s", (id) => {
    const { container } = render(
      <main>
        {draw("other", "First Heading")}
        {draw(id, "Second Heading")}
      </main>,
    );
    const page = document.implementation.createHTMLDocument("A page");
    page.body.innerHTML = container.innerHTML;
    const read = document.createElement("div");
    read.innerHTML = new Readability(page).parse()?.content ?? "";
    expect([...read.querySelectorAll("h2")].map(({ textContent }) => textContent)).toContain(
      "Second Heading",
    );
  });
});
