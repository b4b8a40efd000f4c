/**
 * Tests of pasting and dropping content of other programs into a text. They run in a real browser with the content security policy of the
 * editor's server.
 */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, field, save, test } from "./support/editor";

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

interface Data {
  html?: string;
  plain?: string;
  /** A picture in PNG format, encoded in base64. */
  picture?: string;
}

/** Replaces the whole text by pasting. Returns the resulting Markdown. */
async function paste(page: Page, data: Data): Promise<string> {
  await page.goto("/testimonies/flora-quist");
  await text(page).press("ControlOrMeta+a");
  await transfer(page, "paste", data);
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  const markdown = await page.getByRole("textbox", { name: "Text, as Markdown" }).inputValue();
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  return markdown;
}

/**
 * Dispatches a paste or a drop with this data on the text.
 *
 * A browser reports a new position of the cursor later, with a `selectionchange` event. A person is always slower than this report, but a
 * script could be faster. So the function first waits until the browser has painted the page.
 */
async function transfer(page: Page, type: "paste" | "drop", data: Data): Promise<void> {
  await text(page).evaluate(
    async (element, { type, html, plain, picture }) => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const transfer = new DataTransfer();
      if (html !== undefined) transfer.setData("text/html", html);
      if (plain !== undefined) transfer.setData("text/plain", plain);
      if (picture !== undefined) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], "image.png", { type: "image/png" }));
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = { bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2 };
      element.dispatchEvent(
        type === "paste"
          ? new ClipboardEvent("paste", { ...place, clipboardData: transfer })
          : new DragEvent("drop", { ...place, dataTransfer: transfer }),
      );
    },
    { type, ...data },
  );
}

const clipboards = [
  {
    program: "Google Docs",
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;">Normal words, then </span><span style="font-weight:700;font-style:normal;">bold words</span><span style="font-weight:400;"> and </span><span style="font-weight:400;font-style:italic;">italic words</span><span style="font-weight:400;text-decoration:line-through;">, struck</span><span style="font-weight:400;">.</span></p><ul><li dir="ltr" style="font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">one</span></p></li><li dir="ltr" style="font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">two m</span><span style="font-weight:400;vertical-align:super;">2</span></p></li></ul></b>`,
    markdown: "Normal words, then **bold words** and *italic words*~~, struck~~.\n\n- one\n- two m²",
  },
  {
    program: "Word, with a footnote",
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><p class=MsoNormal>The first line.<a style='mso-footnote-id:ftn1' href="file:///C:/x.htm#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a> And more.<o:p></o:p></p><p class=MsoNormal>A <b style='mso-bidi-font-weight:normal'>bold</b> line.</p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="file:///C:/x.htm#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> A report, page 4.</p></div></div><!--EndFragment--></body></html>`,
    markdown: "The first line. And more.\n\nA **bold** line.\n\nA report, page 4.",
  },
  {
    program: "an e-mail in Gmail",
    html: `<div dir="ltr">Dear all,<div><br></div><div>First <b>line</b><br>Second line</div><div><br></div></div>`,
    markdown: "Dear all,\n\nFirst **line**\\\nSecond line",
  },
  {
    program: "a web page",
    html: `<h2 style="color:red">The call</h2><p style="font-weight:bold">Bold <span style="font-style: italic">and italic</span></p>`,
    markdown: "## The call\n\n**Bold _and italic_**",
  },
  {
    program: "another editor built on ProseMirror",
    html: `<p data-pm-slice="1 1 []" style="font-weight:700">Words<script>alert(1)</script> <a href="javascript:alert(1)">link</a></p>`,
    markdown: "**Words link**",
  },
  {
    program: "an e-mail as plain text",
    plain: "Dear all,\n\nFirst line\nSecond line\n\nKind regards\nAnn",
    markdown: "Dear all,\n\nFirst line\\\nSecond line\n\nKind regards\\\nAnn",
  },
  {
    program: "Notepad",
    plain:
      "This is the first paragraph of somebody's letter to us.\nThe second one is longer, and it goes on to say what else they remember of it.\nThe third one ends the letter, and thanks us for the work.",
    markdown:
      "This is the first paragraph of somebody's letter to us.\n\nThe second one is longer, and it goes on to say what else they remember of it.\n\nThe third one ends the letter, and thanks us for the work.",
  },
  {
    program: "a PDF",
    plain:
      "The judge said that the evidence of the mode-\nrator could on its own lead the jury to think\nthat he was guilty. Nobody asked him about it\nagain.",
    markdown:
      "The judge said that the evidence of the moderator could on its own lead the jury to think that he was guilty. Nobody asked him about it again.",
  },
];

for (const { program, markdown, ...data } of clipboards)
  test(`the format and the lines of ${program} are kept, and nothing is refused by the policy`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    expect((await paste(page, data)).trim()).toBe(markdown);
    expect(complaints).toEqual([]);
  });

test("paragraphs that are pasted at the beginning of a heading come before it", async ({ page }) => {
  await paste(page, { html: "<h2>The call</h2><p>Who called?</p>" });
  await text(page).getByRole("heading").click();
  await page.keyboard.press("Home");
  await transfer(page, "paste", { html: "<p>One.</p><p>Two.</p>" });
  await page.keyboard.type(" And more.");
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  const markdown = page.getByRole("textbox", { name: "Text, as Markdown" });
  await expect(markdown).toHaveValue(/^One\.\n\nTwo\. And more\.\n\n## The call\n\nWho called\?\s*$/);
});

test("a footnote of Word is named with the sentence that it belongs to", async ({ page }) => {
  await paste(page, { html: clipboards[1]?.html ?? "" });
  const notice = page.getByRole("status").filter({ hasText: "footnote" });
  await expect(notice).toContainText("1 footnote");
  await expect(notice).toContainText("“The first line.”");
  await expect(notice).toContainText("A report, page 4.");
  await page.getByRole("button", { name: "Hide this note" }).click();
  await expect(notice).toHaveCount(0);
});

test("the notice about footnotes is in view where one pastes, and lists those of an earlier paste too", async ({
  page,
}) => {
  await page.goto("/testimonies/flora-quist");
  const html = clipboards[1]?.html ?? "";
  await transfer(page, "paste", {
    plain: Array.from({ length: 80 }, (_, line) => `Line ${line}.`).join("\n\n"),
  });
  await text(page).press("ControlOrMeta+End");
  await transfer(page, "paste", { html });
  const notice = page.getByRole("status").filter({ hasText: "footnote" });
  await expect(notice).toContainText("1 footnote");
  await expect(notice).toBeInViewport({ ratio: 1 });
  await transfer(page, "paste", { html: html.replace("The first line.", "The second line.") });
  await expect(notice).toContainText("2 footnotes");
  await expect(notice).toContainText("“The first line.”");
  await expect(notice).toContainText("“The second line.”");
  await transfer(page, "paste", { plain: "Without a note." });
  await expect(notice).toContainText("2 footnotes");
});

for (const type of ["paste", "drop"] as const)
  test(`a picture opens the dialog for pictures with itself in it: ${type}`, async ({ page, editor }) => {
    const { data, info } = await sharp({
      create: { width: 900, height: 600, channels: 3, background: type === "paste" ? "#234" : "#432" },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(900);
    await page.goto("/testimonies/flora-quist");
    const before = editor.read("testimonies/flora-quist.md");
    await text(page).press("ControlOrMeta+End");
    await transfer(page, type, { picture: data.toString("base64") });
    const dialog = page.getByRole("dialog", { name: "Picture" });
    await expect(field(dialog, "What the picture shows")).toBeVisible();
    await expect(dialog.locator("img")).toHaveAttribute("src", /images\/image-[0-9a-f]{8}\.png$/);
    await field(dialog, "What the picture shows").fill("A dark blue field");
    await dialog.getByRole("button", { name: "Insert" }).click();
    await save(page);
    const after = editor.read("testimonies/flora-quist.md");
    expect(after).toMatch(/!\[A dark blue field\]\(\.\.\/images\/image-[0-9a-f]{8}\.png\)/);
    // The comparison of the words shows that the inserted picture has not replaced any of them.
    const words = (markdown: string) =>
      markdown
        .replace(/!\[.*\n?/g, "")
        .replace(/\s+/g, " ")
        .trim();
    expect(words(after)).toBe(words(before));
  });

test("in a low window, a pasted picture and the field that describes it are in view together", async ({
  page,
}) => {
  await page.setViewportSize({ width: 683, height: 384 });
  const file = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#342" } })
    .png()
    .toBuffer();
  await page.goto("/pages/her-life");
  await transfer(page, "paste", { picture: file.toString("base64") });
  const dialog = page.getByRole("dialog");
  const description = dialog.getByLabel("What the picture shows");
  await expect(description).toBeFocused();
  await expect
    .poll(() => dialog.locator("img").evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expect(description).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator("img")).toBeInViewport({ ratio: 1 });
  await description.fill("A green square");
  await expect(description).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator("img")).toBeInViewport({ ratio: 1 });
});

test("one can write before a first picture and after a last one, and typing never replaces a picture", async ({
  page,
  editor,
}) => {
  await page.goto("/testimonies/flora-quist");
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  await page.getByRole("textbox", { name: "Text, as Markdown" }).fill("![A pier](../images/pier.jpg)");
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  await text(page).press("ControlOrMeta+Home");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("Before.");
  await text(page).press("ControlOrMeta+End");
  await page.keyboard.type("After.");
  await save(page);
  expect(editor.read("testimonies/flora-quist.md")).toContain(
    "\nBefore.\n\n![A pier](../images/pier.jpg)\n\nAfter.\n",
  );
});

test("cut and paste keeps Markdown that the page does not show", async ({ page, editor, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const markdown =
    '## A card {highlight}\n\n#### Small\n\n<span lang="cy">Cymraeg</span>\n\n- [x] Done\n\n| A | B |\n| :- | -: |\n| c | d |\n\n<div>As it is</div>';
  await page.goto("/testimonies/flora-quist");
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  const source = page.getByRole("textbox", { name: "Text, as Markdown" });
  await source.fill(markdown);
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  for (const keys of ["a", "x", "v"]) await text(page).press(`ControlOrMeta+${keys}`);
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  await expect(source).toHaveValue(markdown);
  expect(editor.changes()).toEqual([]);
});
