import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { hosts } from "./hosts";

const long = "All the same words. ".repeat(50);
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "host-"));
  writeFileSync(join(root, "index.html"), "<title>A page</title>");
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test.each(["html", "js", "css", "json", "svg", "xml", "txt", "webmanifest", "pdf", "csv"])(
  "nginx sends a file .%s compressed",
  async (ending) => {
    const file = join(root, `a.${ending}`);
    writeFileSync(file, long);
    await hosts.nginx?.(root, root);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(long);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(long);
  },
);

test.each([
  ["a picture", "a.jpg", long],
  ["what would not become smaller", "a.txt", "a"],
])("nginx sends %s as it is, and has its headers in files", async (_what, name, text) => {
  writeFileSync(join(root, name), text);
  await hosts.nginx?.(root, root);
  expect([".br", ".gz"].filter((ending) => existsSync(join(root, name + ending)))).toEqual([]);
  expect(readFileSync(join(root, "headers.conf"), "utf8")).toContain("Referrer-Policy");
});
