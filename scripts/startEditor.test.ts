import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The file to double-click in a folder whose name has a space, with a PATH that knows only what `programs` names. */
function start(...programs: readonly string[]) {
  const folder = join(mkdtempSync(join(tmpdir(), "start-")), "our site");
  mkdirSync(join(folder, "bin"), { recursive: true });
  cpSync("Edit.command", join(folder, "Edit.command"));
  for (const name of programs) {
    writeFileSync(join(folder, "bin", name), `#!/bin/sh\necho "${name} $*"\n`);
    chmodSync(join(folder, "bin", name), 0o755);
  }
  const answer = spawnSync("/bin/sh", [join(folder, "Edit.command")], {
    cwd: "/",
    encoding: "utf8",
    input: "\n",
    env: { PATH: join(folder, "bin") },
  });
  rmSync(folder, { recursive: true });
  return answer;
}

describe("the files to double-click", () => {
  it("say that Node is missing, and where it is", () => {
    const { status, stdout } = start();
    expect(stdout).toContain("Node.js is missing. Install it from https://nodejs.org");
    expect(status).toBe(1);
  });

  it("start the editor from any folder", () => {
    expect(start("node")).toMatchObject({ status: 0, stdout: "node scripts/startEditor.mjs\n" });
  });

  it("are for Windows and Linux too, and name scripts that are there", () => {
    expect(readFileSync("Edit.cmd", "utf8")).toMatch(
      /^@echo off\r\n[^]*node scripts\\startEditor\.mjs %\*\r\n/,
    );
    expect(readFileSync("Edit.desktop", "utf8")).toContain("/Edit.command");
    expect(existsSync("scripts/startEditor.mjs")).toBe(true);
  });

  it("say that without git nothing can be shared", () => {
    const { stdout } = spawnSync(process.execPath, ["scripts/startEditor.mjs", "--port", "none"], {
      encoding: "utf8",
      env: { ...process.env, PATH: "" },
    });
    expect(stdout).toContain("git is missing, so you can edit and save, but not share.");
  });
});
