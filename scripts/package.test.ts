import { spawnSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { TinyContent } from "../tests/support/tinyContent";
import { programCommand } from "./programs.mjs";

test("a site that may not be published leaves nothing to upload, not even an earlier build", async () => {
  const content = await TinyContent.with({
    "contact.yaml": "- title: Post\n  text: Write to us.\n  sample: true\n",
    "../public/index.html": "<p>An earlier build</p>",
  });
  for (const part of ["node_modules", "scripts", "src", "package.json", "tsconfig.json"])
    symlinkSync(resolve(part), join(content.folder, part));
  const [node, args] = programCommand("tsx", ["scripts/package.mts", "--", "static"]);
  const { status, stdout } = spawnSync(node, args, { cwd: content.folder, encoding: "utf8" });
  expect(stdout).toContain("Not to be published: 1 reason.");
  expect(status).toBe(1);
  expect(existsSync(join(content.folder, "public"))).toBe(false);
  content.delete();
});
