import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { TestFolder } from "../tests/support/testFolder";

/** Returns the command line with which macOS and Linux run Edit.command. */
const shell = (folder: string) => ["/bin/sh", join(folder, "Edit.command")];

/**
 * Returns the command line with which a Linux desktop runs Edit.desktop. Splits the line of that file by the rules of the Desktop Entry
 * Specification, which allows reserved characters only in double quotes.
 */
function desktop(folder: string): string[] {
  const file = join(folder, "Edit.desktop");
  const exec = /^Exec=(.*)$/m.exec(readFileSync("Edit.desktop", "utf8"))?.[1] ?? "";
  const [quoted, plain] = [
    String.raw`"((?:[^"\\$\x60]|\\["\\$\x60])*)"`,
    String.raw`([^\s"'\\><~|&;$*?#()\x60]+)`,
  ];
  const words = exec.replaceAll("\\\\", "\\");
  expect(words).toMatch(new RegExp(`^(?:(?:${quoted}|${plain})(?: |$))+$`));
  return [...words.matchAll(new RegExp(`${quoted}|${plain}`, "g"))].map(([, inQuotes, word]) =>
    word === "%k" ? file : (word ?? (inQuotes ?? "").replace(/\\(.)/g, "$1")),
  );
}

/**
 * Starts the editor with one of the files that volunteers double-click, in a folder whose name contains a space. The PATH contains only
 * `programs`.
 */
function start(command: (folder: string) => string[], ...programs: readonly string[]) {
  const project = new TestFolder("our site");
  project.write("Edit.command", readFileSync("Edit.command"));
  const bin = join(project.root, "bin");
  for (const name of programs) {
    project.write(`bin/${name}`, `#!/bin/sh\necho "${name} $*"\n`);
    chmodSync(join(bin, name), 0o755);
  }
  mkdirSync(bin, { recursive: true });
  for (const name of ["sh", "dirname"]) symlinkSync(join("/bin", name), join(bin, name));
  const [program = "", ...args] = command(project.root);
  return spawnSync(program, args, { cwd: "/", encoding: "utf8", input: "\n", env: { PATH: bin } });
}

describe("the files to double-click", () => {
  it("say that Node is missing, and where to get it", () => {
    const { status, stdout } = start(shell);
    expect(stdout).toContain("Node.js is missing. Install it from https://nodejs.org");
    expect(status).toBe(1);
  });

  it.each([
    ["Edit.command", shell],
    [
      "Edit.command, typed in its own folder",
      (folder: string) => ["/bin/sh", "-c", `cd '${folder}'; sh Edit.command`],
    ],
    ["Edit.desktop", desktop],
  ])("start the editor from any folder: %s", (_name, command) => {
    expect(start(command, "node")).toMatchObject({ status: 0, stdout: "node scripts/startEditor.mjs\n" });
  });

  it("exist for Windows too, also in a folder on a network drive, and name a script that exists", () => {
    // The command cd cannot change into a folder such as \\server\share.
    expect(readFileSync("Edit.cmd", "utf8")).toMatch(
      /^@echo off\r\n[^]*\r\npushd "%~dp0"\r\n[^]*node scripts\\startEditor\.mjs %\*\r\n/,
    );
    expect(existsSync("scripts/startEditor.mjs")).toBe(true);
  });

  it("say that without git nothing can be shared, and what can be typed behind them", () => {
    const { stdout } = spawnSync(process.execPath, ["scripts/startEditor.mjs", "--help"], {
      encoding: "utf8",
      env: { ...process.env, PATH: "" },
    });
    expect(stdout).toContain("git is missing, so you can edit and save, but not share.");
    expect(stdout).toMatch(/npm run edit opens the editor.*\n.*--port 8105/);
  });
});
