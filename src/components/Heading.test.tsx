import { render } from "@testing-library/react";
import { Readability } from "@mozilla/readability";
import { Heading } from "./Heading";

test.each(["card_contact-form", "in-the-media", "price-tags"])(
  "a reader view keeps the heading with the id %s",
  (id) => {
    const { container } = render(
      <main>
        {["Before.", "After."].map((words) => (
          <section key={words}>
            <Heading id={words === "After." ? id : "other"}>{`The heading ${words}`}</Heading>
            <p>{`A sentence, with commas, of the article. ${words} `.repeat(12)}</p>
          </section>
        ))}
      </main>,
    );
    const page = document.implementation.createHTMLDocument("A page");
    page.body.innerHTML = container.innerHTML;
    expect(new Readability(page).parse()?.textContent).toContain("The heading After.");
  },
);
