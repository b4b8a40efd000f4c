import childProcess, { type ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { tmpdir } from "node:os";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { Git } from "./git";

const { spawn } = childProcess;
const git = new Git(tmpdir());

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Has Node run a script in git's place. */
function replaceGit(script: string): void {
  jest
    .spyOn(childProcess, "spawn")
    .mockImplementation((_program, _args, options) => spawn(process.execPath, ["-e", script], options));
}

/** A process in git's place that does nothing by itself, while timers stand still. */
function replaceGitByHand() {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const child = Object.assign(new EventEmitter(), { stdin, stdout, stderr, kill: jest.fn() });
  jest.spyOn(childProcess, "spawn").mockReturnValueOnce(child as unknown as ChildProcess);
  return child;
}

it("counts a git that cannot be started as one that fails", async () => {
  jest.spyOn(childProcess, "spawn").mockImplementation(() => {
    throw Object.assign(new Error("spawn EPERM"), { code: "EPERM" });
  });
  await expect(git.run("--version")).rejects.toThrow("spawn EPERM");
  expect(await git.tryRun("--version")).toBeUndefined();
});

it("gives git's own words when it fails, though it reads none of its input", async () => {
  replaceGit("console.error('fatal: something'); process.exit(3)");
  await expect(git.runWith("x".repeat(1_000_000), "anything")).rejects.toThrow(/^fatal: something\n$/);
  expect(await git.tryRun("anything")).toBeUndefined();
});

it("stops a command that prints nothing for two minutes", async () => {
  const child = replaceGitByHand();
  const message = git.run("fetch", "origin").catch((error: unknown) => String(error));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await message).toBe("Error: fatal: timeout: git fetch printed nothing for two minutes");
  expect(child.kill).toHaveBeenCalled();
  expect([child.stdout.destroyed, child.stderr.destroyed]).toEqual([true, true]);
});

it("lets a command run for longer that reports its progress", async () => {
  const child = replaceGitByHand();
  const run = git.run("fetch", "origin");
  for (const percent of [1, 50, 99]) {
    await jest.advanceTimersByTimeAsync(119_000);
    child.stderr.write(`Receiving objects: ${percent}%`);
    await jest.advanceTimersByTimeAsync(1);
  }
  child.stdout.end("done");
  await finished(child.stdout);
  child.emit("exit", 0);
  child.emit("close", 0);
  expect(await run).toBe("done");
  expect(child.kill).not.toHaveBeenCalled();
});

it("does not wait for what git has left running, which may hold its output open", async () => {
  const child = replaceGitByHand();
  const run = git.run("push", "origin");
  child.stdout.write("done");
  await jest.advanceTimersByTimeAsync(1);
  child.emit("exit", 0);
  await jest.advanceTimersByTimeAsync(500);
  expect(await run).toBe("done");
});
