import childProcess, { type ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { Git } from "./git";

/** Replaces git with a shell script, or with nothing. */
function replaceGit(script?: string): void {
  if (script !== undefined) writeFileSync(join(folder, "git"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  process.env.PATH = script === undefined ? folder : `${folder}:${process.env.PATH}`;
}

const { PATH } = process.env;
let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "git-"))));
afterEach(() => {
  process.env.PATH = PATH;
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

it("says where to get git if there is none, whatever is asked of it", async () => {
  replaceGit();
  await expect(new Git(folder).run("--version")).rejects.toThrow("https://git-scm.com");
  await expect(new Git(folder).tryRun("--version")).rejects.toThrow("https://git-scm.com");
});

it("passes input in and bytes out unchanged", async () => {
  replaceGit("exec cat");
  const text = "é\0".repeat(200_000);
  expect(await new Git(folder).runWith(text, "anything")).toBe(text);
});

it("gives git's own words when it fails, though it reads none of its input", async () => {
  replaceGit('echo "fatal: something" >&2; exit 3');
  await expect(new Git(folder).runWith("x".repeat(1_000_000), "anything")).rejects.toThrow(
    /^fatal: something\n$/,
  );
  expect(await new Git(folder).tryRun("anything")).toBeUndefined();
});

/** Stops the timers, but not Node's streams and processes. */
const stopTimers = () => jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });

it("stops a command that prints nothing for two minutes", async () => {
  stopTimers();
  // What git has started still holds its output open after git was stopped.
  replaceGit("sleep 20 & wait");
  const message = new Git(folder).run("fetch", "origin").catch((error: unknown) => String(error));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await message).toBe("Error: fatal: timeout: git fetch origin printed nothing for two minutes");
});

it("lets a command run for longer that reports its progress", async () => {
  stopTimers();
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const child = Object.assign(new EventEmitter(), { stdin, stdout, stderr, kill: jest.fn() });
  jest.spyOn(childProcess, "spawn").mockReturnValueOnce(child as unknown as ChildProcess);
  const run = new Git(folder).run("fetch", "origin");
  for (const percent of [1, 50, 99]) {
    await jest.advanceTimersByTimeAsync(119_000);
    stderr.write(`Receiving objects: ${percent}%`);
    await jest.advanceTimersByTimeAsync(1);
  }
  stdout.end("done");
  await finished(stdout);
  child.emit("close", 0);
  expect(await run).toBe("done");
  expect(child.kill).not.toHaveBeenCalled();
});
