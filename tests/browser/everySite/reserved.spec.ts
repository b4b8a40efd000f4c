import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isReserved } from "../../../src/content-model/reserved";
import { expect, test } from "../support/test";

test("no page and no old address can take the place of a file that the build writes", ({
  site: { root, paths },
}) => {
  /** The first part of the path of each page. */
  const tops = new Set(paths.map((path) => path.split("/")[1] ?? ""));
  /** Returns whether a file or folder in the top folder of public/ belongs to a page or to redirects. */
  const isOfPage = (name: string): boolean => {
    if (tops.has(name.replace(/\.html$/, "")) || name === "index.html") return true;
    const top = join(root, name);
    const inside = name.endsWith(".html") ? [""] : readdirSync(top, { recursive: true }).map(String);
    return inside
      .filter((file) => join(top, file).endsWith(".html"))
      .some((file) => readFileSync(join(top, file), "utf8").includes('http-equiv="refresh"'));
  };
  const written = readdirSync(root).filter((name) => !isReserved(`/${name}`));
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((name) => !isOfPage(name))).toEqual([]);
});
