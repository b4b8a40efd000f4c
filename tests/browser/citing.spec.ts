import { expect, test } from "@playwright/test";

const citations = [
  [
    "/the-ledger",
    "The Missing Ledger. The Saltmarsh Pier Campaign. Updated 2 June 2025. https://www.saltmarsh-pier.test/the-ledger",
  ],
  [
    "/in-council",
    "Before the Town Council. The Saltmarsh Pier Campaign. 2 June 2011. https://www.saltmarsh-pier.test/in-council",
  ],
  ["/her-life", /^.*\. The Saltmarsh Pier Campaign\. https:\/\/www\.saltmarsh-pier\.test\/her-life$/],
  [
    "/voices/flora-quist",
    "A Treasurer and Her Books. The Saltmarsh Pier Campaign. Updated 9 August 2023. https://www.saltmarsh-pier.test/voices/flora-quist",
  ],
] as const;

test("a page says how to cite it, and gives no date that its content does not state", async ({ page }) => {
  for (const [path, citation] of citations) {
    await page.goto(path);
    const button = page.getByRole("button", { name: "Copy citation" });
    await expect(button).toHaveAttribute("data-copy", citation);
    const copied = (await button.getAttribute("data-copy")) ?? "";
    await expect(page.getByText(`Cite this page: ${copied}`)).toBeVisible();
  }
});

test("the home page and the not-found page offer no citation", async ({ page }) => {
  for (const path of ["/", "/no-such-page"]) {
    await page.goto(path);
    await expect(page.getByText("Cite this page")).toHaveCount(0);
  }
});

test("a citation is printed, its button is not", async ({ page }) => {
  await page.goto("/the-ledger");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Cite this page: The Missing Ledger/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy citation" })).toBeHidden();
});
