import { expect, test } from "@playwright/test";
import { paths } from "./support/site";

/** Every fixed route of the specification (section 2): its title, and its headings in order. */
const pages: readonly { path: string; title: string; headings?: readonly string[] }[] = [
  {
    path: "/",
    title: "The Farmhouse Campaign",
    headings: [
      "In prison since 29 September 1985",
      "Support",
      "Timeline",
      "Evidence",
      "Legal",
      "About the Case",
      "A-Z of Content",
      "Get Involved",
      "The Web Site Archive",
    ],
  },
  { path: "/his-life", title: "A Life Interrupted" },
  {
    path: "/team",
    title: "About Us",
    headings: ["Current Team", "Events & Social", "Patrons", "Supporters", "In Memoriam"],
  },
  {
    path: "/alibi",
    title: "The Alibi",
    headings: ["The 6:09 AM Call", "The Significance", "Investigation Discrepancies", "Call for Justice"],
  },
  { path: "/timeline", title: "Timeline of Events", headings: ["Towards a Third Appeal"] },
  {
    path: "/evidence",
    title: "Evidence Review",
    headings: [
      "Forensic Evidence",
      "Witness Testimony",
      "Investigation Concerns",
      "Suppressed Evidence",
      "Independent Review Needed",
    ],
  },
  {
    path: "/beneficiaries",
    title: "The Beneficiaries",
    headings: [
      "First Relative",
      "Second Relative",
      "Third Relative",
      "Fourth Relative",
      "A Pattern of Financial Motive",
    ],
  },
  {
    path: "/his-sister",
    title: "His Sister: A Medical History",
    headings: [
      "Early Life and Adoption",
      "Marriage",
      "First Signs of Mental Illness",
      "Birth of the Twins and Marriage Breakdown",
      "Drug Use and Social Services Involvement",
      "Incidents Involving the Children",
      "Psychiatric Diagnosis and Hospitalisation",
      "The Crisis of Early 1985",
      "Medication Reduction and Deterioration",
      "The Final Days",
      "The Tragedy",
    ],
  },
  {
    path: "/the-witness",
    title: "The Key Prosecution Witness",
    headings: [
      "Background",
      "Deteriorating Relationship",
      "The Breakup",
      "Changing Testimony",
      "Inaction and Inconsistencies",
      "Financial Arrangements with the Media",
      "Media Criticism and Later Life",
      "Immunity and Further Investigation",
      "Recent Developments",
      "Questions About Credibility",
    ],
  },
  {
    path: "/moderators",
    title: "Two Moderators / DNA",
    headings: [
      "The Prosecution Case",
      "First Moderator",
      "Second Moderator",
      "Examination",
      "Blood Evidence",
      "DNA Evidence",
      "Paint Evidence",
      "The Deception",
      "Altered Records",
      "Summary",
      "Evidence Since Trial",
      "Current Status",
    ],
  },
  { path: "/in-parliament", title: "In Parliament" },
  {
    path: "/media",
    title: "Media Coverage",
    headings: [
      "The Magazine Investigation",
      "The Six-Part Podcast",
      "Recent Coverage",
      "Press Releases",
      "Documentaries",
      "Interviews",
    ],
  },
  {
    path: "/contact",
    title: "Get in Touch",
    headings: [
      "Write to Him",
      "Donate to the Forensic Fund",
      "Contact Form",
      "Social Media",
      "Petition",
      "Events",
      "Company Registration",
    ],
  },
  { path: "/legal", title: "Legal Information" },
  { path: "/testimonies", title: "Testimonies" },
];

/** The words of a heading without the number in its margin. */
const words = (heading: string) => heading.replace(/^\d+(?=[A-Z])/, "").trim();

for (const { path, title, headings } of pages) {
  test(`${path} has its title${headings ? " and its cards" : ""}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("main h1")).toHaveText([title]);
    const found = (await page.locator("main h2").allTextContents()).map(words);
    expect(headings ? found : found.length > 0 ? [] : ["a heading"]).toEqual(headings ?? []);
  });
}

test("the sitemap holds the fifteen pages and twenty-two testimonies", () => {
  expect(paths.filter((path) => !path.startsWith("/testimonies/")).sort()).toEqual(
    pages.map(({ path }) => path).sort(),
  );
  expect(paths.filter((path) => path.startsWith("/testimonies/"))).toHaveLength(22);
});

test("the life is told in over 800 words, with its photo", async ({ page }) => {
  await page.goto("/his-life");
  const text = await page.locator("main article section").allTextContents();
  expect(text.join(" ").split(/\s+/).length).toBeGreaterThan(800);
  await expect(page.locator("main figure img[alt]").first()).toBeVisible();
});

test("the team page shows 4, 4, 5 and 4 people and one in memory, with two outside links", async ({
  page,
}) => {
  await page.goto("/team");
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  for (const [name, count] of [
    ["Current Team", 4],
    ["Events & Social", 4],
    ["Patrons", 5],
    ["Supporters", 4],
    ["In Memoriam", 1],
  ] as const) {
    await expect(section(name).getByRole("heading", { level: 3 })).toHaveCount(count);
  }
  await expect(section("In Memoriam").locator("a[target=_blank]")).toHaveCount(2);
});

test("the pages of the evidence carry the pictures that the specification names", async ({ page }) => {
  await page.goto("/beneficiaries");
  await expect(page.locator("main section figure")).toHaveCount(4);
  await page.goto("/his-sister");
  await expect(page.locator("main figure img[loading=lazy]:not(noscript img)")).toHaveCount(2);
  await page.goto("/moderators");
  await expect(page.getByRole("region", { name: /First Moderator/ }).locator("figure")).toHaveCount(1);
});

test("the page on Parliament names its questions, its quotation, five issues and a transcript", async ({
  page,
  request,
}) => {
  await page.goto("/in-parliament");
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: /HL-SAMPLE-1/ })).toHaveCount(1);
  await expect(main.getByRole("link", { name: /HL-SAMPLE-2/ })).toHaveCount(1);
  await expect(main.locator("blockquote")).not.toHaveCount(0);
  await expect(main.locator("ol:not([aria-label] ol):not(nav ol) > li")).toHaveCount(5);
  const href = await main.getByRole("link", { name: /Transcript/ }).getAttribute("href");
  const pdf = await request.get(href ?? "");
  expect(pdf.headers()["content-type"]).toContain("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("the media page lists three reports, two documentaries and one interview", async ({ page }) => {
  await page.goto("/media");
  for (const [name, count] of [
    ["Recent Coverage", 3],
    ["Press Releases", 0],
    ["Documentaries", 2],
    ["Interviews", 1],
  ] as const) {
    await expect(page.getByRole("region", { name }).locator("a[target=_blank]")).toHaveCount(count);
  }
});

test("the legal page shows two profiles with their links", async ({ page }) => {
  await page.goto("/legal");
  await expect(page.locator("main section h2")).toHaveCount(2);
  await expect(page.locator("main section a[target=_blank]")).toHaveCount(2);
});

test("home, timeline and evidence say that the courts have upheld the conviction", async ({ page }) => {
  for (const path of ["/", "/timeline", "/evidence"]) {
    await page.goto(path);
    await expect(page.locator("main")).toContainText(/courts have upheld the conviction/i);
  }
});

test("every page says that it is a sample while anything is one", async ({ page }) => {
  for (const path of ["/", "/timeline", "/testimonies/sarah-hanover"]) {
    await page.goto(path);
    await expect(page.getByRole("complementary", { name: "Notice" })).toContainText("sample");
  }
});
