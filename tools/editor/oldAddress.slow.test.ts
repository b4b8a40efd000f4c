import { join } from "node:path";
import { change, Clones, read } from "../../tests/support/clones";
import { ContentFolder } from "./contentFolder";
import { keepOldAddress } from "./oldAddress";

const page = "content/pages/ledger.md";
const list = "content/redirects.yaml";

let clones: Clones;
let project: string;
beforeEach(() => {
  clones = new Clones();
  project = clones.clone("Ann");
});
afterEach(() => clones.remove());

const move = (file: string, from: string, to: string) => {
  change(project, file, [from, to]);
  return keepOldAddress(new ContentFolder(join(project, "content")), file);
};

test("the shared address of a page leads to its new one, however often that changes, until it is its own again", async () => {
  const before = read(project, list);
  expect(await move(page, "path: /the-ledger", "path: /a-ledger")).toBe("/the-ledger");
  const added = `${before}- from: /the-ledger\n  page: ledger\n`;
  expect(read(project, list)).toBe(added);
  expect(await move(page, "path: /a-ledger", "path: /ledgers")).toBeUndefined();
  expect(read(project, list)).toBe(added);
  expect(await move(page, "path: /ledgers", "path: /the-ledger")).toBeUndefined();
  expect(read(project, list)).toBe(before);
});

test("a testimony's old address is below the page of all", async () => {
  const file = "content/testimonies/flora-quist.md";
  expect(await move(file, "slug: flora-quist", "slug: flora-q")).toBe("/voices/flora-quist");
  expect(read(project, list)).toMatch(/- from: \/voices\/flora-quist\n {2}testimony: flora-quist\n$/);
});
