import { expect, test, type Page } from "@playwright/test";
import { Editor } from "./support/editor";

/** What a volunteer does in the forms. One window goes from form to form. */
test.describe.configure({ mode: "serial" });

let editor: Editor;
let address: string;
let page: Page;
/** What the browser asked, and whether it is answered with OK. */
let questions: string[];
let isOk: boolean;

test.beforeAll(async ({ browser }) => {
  editor = new Editor();
  address = await editor.start();
  page = await browser.newPage();
  page.on("dialog", (question) => {
    questions.push(question.message());
    void (isOk ? question.accept() : question.dismiss());
  });
});

test.beforeEach(() => {
  questions = [];
  isOk = true;
});

test.afterAll(async () => {
  await page.close();
  editor.stop();
});

const open = (entry: string) => page.goto(`${address}#/collections/${entry}`);

test("the address of another form opens that form, and deleting names what it deletes", async () => {
  await open("pages/entries/her-life");
  await expect(page.getByLabel("Title")).toHaveValue("A Working Life");
  await open("pages/entries/auditor");
  await expect(page.getByLabel("Title")).toHaveValue("The Auditor's Report");
  isOk = false;
  await page.getByRole("button", { name: "Delete entry" }).click();
  expect(questions).toEqual(["Delete “The Auditor's Report”? Its file is content/pages/auditor.md."]);
  await page.goBack();
  await expect(page.getByLabel("Title")).toHaveValue("A Working Life");
  await open("lists/entries/people");
  await expect(page.getByText("Friends & Neighbours")).toBeVisible();
  await open("lists/entries/timeline");
  await expect(page.getByText("Takings are missed")).toBeVisible();
  await expect(page.getByText("Friends & Neighbours")).toBeHidden();
  expect(editor.changes()).toEqual([]);
});
