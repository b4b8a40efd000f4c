import { screen } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { Picture, Portrait } from "./Picture";

const picture = (width: number, height: number) => ({
  alt: "A front page",
  caption: null,
  file: {
    publicURL: "/static/front-page.jpg",
    relativePath: "images/front-page.jpg",
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width,
        height,
        images: { sources: [], fallback: { src: "/a.jpg", srcSet: "/a.jpg 400w, /b.jpg 640w", sizes: "" } },
      },
    },
  },
});

test.each([
  ["an upright first picture", 600, 800, true, "24rem"],
  ["an upright picture beside the text", 600, 800, false, "15rem"],
  ["a picture as wide as the text", 800, 600, false, "38rem"],
])("the `sizes` of %s are the width at which it is shown", (_what, width, height, isFirst, shown) => {
  render(<Picture picture={picture(width, height)} isFirst={isFirst} />);
  expect(screen.getByRole("img").getAttribute("sizes")).toContain(` ${shown},`);
});

test("the initials of a person without a photograph are a drawing and not text", () => {
  const { container } = render(<Portrait file={null} name="Ann of the Harbour" />);
  expect(container.querySelector("[data-initials=AH]")).toHaveAttribute("aria-hidden");
  expect(container.textContent).toBe("");
});

test.each([
  ["Ann Smith", "AS"],
  ["Ann", "A"],
  ["Éva Ólafsdóttir", "ÉÓ"],
  ["Ann (for the harbour) Smith", "AS"],
  ["анна Иванова", "АИ"],
])("the initials of %s are %s", (name, initials) => {
  const { container } = render(<Portrait file={null} name={name} />);
  expect(container.firstElementChild).toHaveAttribute("data-initials", initials);
});
