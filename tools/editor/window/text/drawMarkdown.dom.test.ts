import { drawMarkdown } from "./drawMarkdown";

it("shows the picture of a text", () => {
  const element = document.createElement("div");
  drawMarkdown(element, "![A pier](../images/pier.jpg)", "pages/");
  const picture = element.querySelector("img");
  expect(picture?.getAttribute("src")).toBe("/-/content/images/pier.jpg");
  expect(picture?.alt).toBe("A pier");
});

it("numbers citations as the page does: the same place of the same source has the same number", () => {
  const element = document.createElement("div");
  drawMarkdown(element, "One.[^log:2] Two.[^log:3][^log:2]", "pages/");
  expect(element.textContent).toBe("One.[1] Two.[2][1]");
});
