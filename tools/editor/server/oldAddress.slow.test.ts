import { ann, clones } from "../../../tests/support/annAndBen";
import { read } from "../../../tests/support/clones";
import { askIn } from "../../../tests/support/editorProject";
import type { RequestError } from "../common/requestError";

const page = "content/pages/ledger.md";
const list = "content/redirects.yaml";

/** Saves a form with another address. Returns the former address if it is kept as a redirect. */
async function move(path: string, from: string, to: string, confirmed?: string) {
  const ask = askIn(ann);
  const form = { path, form: "one" };
  const { values = {}, before } = await ask("openForm", form);
  const [name = "", address] = from.split(": ");
  expect(values[name]).toBe(address);
  const moved = { ...values, [name]: to.replace(`${name}: `, "") };
  const { movedFrom } = await ask("save", { ...form, before, values: moved, answers: [], confirmed });
  return movedFrom;
}

test("the shared address of a page redirects to the page after each move, until the page has this address again", async () => {
  const before = read(ann, list);
  expect(await move(page, "path: /the-ledger", "path: /a-ledger")).toBe("/the-ledger");
  const added = `${before}- from: /the-ledger\n  page: ledger\n`;
  expect(read(ann, list)).toBe(added);
  expect(await move(page, "path: /a-ledger", "path: /ledgers")).toBeUndefined();
  expect(read(ann, list)).toBe(added);
  expect(await move(page, "path: /ledgers", "path: /the-ledger")).toBeUndefined();
  expect(read(ann, list)).toBe(before);
});

test("moving the home page adds no redirect, and the editor reports that there is no home page", async () => {
  const before = read(ann, list);
  const file = clones.git(ann, "grep", "-l", "path: /$", "--", "content/pages").replace(/^.*:/, "");
  // The first save is refused with a question, because the change affects other pages.
  const refusal = await move(file, "path: /", "path: /start").catch(
    (error: unknown) => error as RequestError,
  );
  const { id } = (refusal as RequestError).details.inUse ?? {};
  expect(await move(file, "path: /", "path: /start", id)).toBeUndefined();
  expect(read(ann, list)).toBe(before);
  const { problems } = await askIn(ann)("overview", {});
  expect(problems.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/There is no home page/)]);
});

test("the old address of a testimony is below the page of all testimonies", async () => {
  const file = "content/testimonies/flora-quist.md";
  expect(await move(file, "slug: flora-quist", "slug: flora-q")).toBe("/voices/flora-quist");
  expect(read(ann, list)).toMatch(/- from: \/voices\/flora-quist\n {2}testimony: flora-quist\n$/);
});

test("moving the page of all testimonies adds redirects for the testimonies, and moving it back removes the redirects", async () => {
  const before = read(ann, list);
  const file = clones
    .git(ann, "grep", "-l", "template: testimonies", "--", "content/pages")
    .replace(/^.*:/, "");
  expect(await move(file, "path: /voices", "path: /letters")).toBe("/voices");
  expect(read(ann, list)).toContain("- from: /voices/flora-quist\n  testimony: flora-quist\n");
  expect(await move(file, "path: /letters", "path: /voices")).toBeUndefined();
  expect(read(ann, list)).toBe(before);
});
