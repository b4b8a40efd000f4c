import { spawnSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { TinyContent } from "../tests/support/tinyContent";
import { programCommand } from "./programs.mjs";

/** Runs `npm run package -- static` for a small campaign. The project already contains an earlier build and an earlier package. */
async function run(contact: string, ...more: string[]) {
  const content = await TinyContent.with({
    "../dist/index.html": "<p>An earlier package</p>",
    "../public/_headers": "",
    "contact.yaml": contact,
  });
  for (const part of ["node_modules", "scripts", "src", "tools", "package.json", "tsconfig.json"])
    symlinkSync(resolve(part), join(content.folder, part));
  const [node, args] = programCommand("tsx", ["scripts/package.mts", "static", ...more]);
  const { status, stdout, stderr } = spawnSync(node, args, { cwd: content.folder, encoding: "utf8" });
  const isLeft = existsSync(join(content.folder, "dist"));
  content.delete();
  return { status, stdout, stderr, isLeft };
}

test("a site that may not be published leaves nothing to upload, not even an earlier package", async () => {
  const { status, stdout, isLeft } = await run("- title: Post\n  text: Write to us.\n  sample: true\n");
  expect(stdout).toContain("Not ready to publish: 1 reason,");
  expect({ status, isLeft }).toEqual({ status: 1, isLeft: false });
});

test("a build that is older than the content is not published", async () => {
  const { status, stdout, stderr } = await run("[]\n", "--built");
  expect(stdout).toContain("The site may be published.");
  expect(stderr).toContain("content/ has changed since the last build.");
  expect(status).toBe(1);
});
