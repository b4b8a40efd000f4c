import { drawMarkdown } from "./drawMarkdown";

it("shows the picture of a text", () => {
  const element = document.createElement("div");
  drawMarkdown(element, "![A pier](../images/pier.jpg)", "pages/");
  const picture = element.querySelector("img");
  expect(picture?.getAttribute("src")).toBe("/-/content/images/pier.jpg");
  expect(picture?.alt).toBe("A pier");
});
