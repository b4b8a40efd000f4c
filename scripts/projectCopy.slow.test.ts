import { execFileSync } from "node:child_process";
import { readlinkSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { TestFolder } from "../tests/support/testFolder";

test("a copy made before the project's folder got another name finds its packages again", () => {
  const { root } = new TestFolder();
  const packages = join(root, "node_modules");
  symlinkSync(join(root, "former-name"), packages, "junction");
  const code = `import { copyProject } from "./scripts/projectCopy.mts"; copyProject(${JSON.stringify(root)}, "tests/fixtures/smallest");`;
  execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  expect(readlinkSync(packages)).toBe(resolve("node_modules"));
});
