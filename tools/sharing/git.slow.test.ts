import childProcess, { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { replaceGit } from "../../tests/support/clones";
import { Git } from "./git";

const git = new Git(tmpdir());

const before = process.env;
// With this setting, a command that contacts a server does not first run another git command to read the settings for ssh.
beforeEach(() => (process.env = { ...before, GIT_SSH_COMMAND: "ssh" }));
afterEach(() => {
  process.env = before;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("counts a git that cannot be started as one that fails", async () => {
  jest.spyOn(childProcess, "execFile").mockImplementation(() => {
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

describe("while timers stand still", () => {
  /** Starts a git command with this script in place of git. The script does not end by itself. */
  async function start(script: string): Promise<{ child: ChildProcess; ended: Promise<string> }> {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const replaced = replaceGit(script);
    const ended = git.run("fetch", "origin").catch(String);
    // The git command starts only after the settings for ssh have been read, so the test waits for it.
    await new Promise(setImmediate);
    return { child: replaced.mock.results[0]?.value as ChildProcess, ended };
  }

  it("stops a command that prints nothing for two minutes", async () => {
    const { child, ended } = await start("setInterval(() => undefined, 1000)");
    await jest.advanceTimersByTimeAsync(120_000);
    expect(await ended).toBe("Error: fatal: timeout: git fetch printed nothing for two minutes");
    expect(child.killed).toBe(true);
  });

  it("lets a command run for longer that reports its progress", async () => {
    const { child, ended } = await start("setInterval(() => console.error('Receiving objects'), 10)");
    for (let minutes = 0; minutes < 6; minutes += 2) {
      await once(child.stderr ?? child, "data");
      await jest.advanceTimersByTimeAsync(119_000);
    }
    expect(child.killed).toBe(false);
    child.kill();
    await ended;
  });
});

it("does not wait for a program that git has left running, even if this program keeps git's output open", async () => {
  const left = "setTimeout(() => undefined, 900_000)";
  replaceGit(
    `const left = require("child_process").spawn(process.execPath, ["-e", "${left}"], { stdio: "inherit", detached: true }); left.unref(); console.log(left.pid)`,
  );
  const id = Number(await git.run("push", "origin"));
  // Ends the program. The call throws an error if the program has ended already.
  expect(process.kill(id)).toBe(true);
});

it("waits for a list that is still being written when git has ended", async () => {
  const late = "setTimeout(() => console.log('late'), 1500)";
  replaceGit(
    `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(late)}], { stdio: "inherit", detached: true }).unref(); console.log("early")`,
  );
  expect(await git.run("ls-tree", "HEAD")).toBe("early\nlate");
});

it.each([
  ["", "ssh -o BatchMode=yes"],
  ["GIT_SSH_COMMAND", "mine"],
  ["SSH_ASKPASS", ""],
])(
  "lets ssh ask nothing, unless %p is set, and reads the setting for ssh at most once",
  async (name, expected) => {
    const others = Object.entries(before).filter(([key]) => !/^(GIT_SSH|SSH_ASKPASS)/.test(key));
    process.env = { ...Object.fromEntries(others), ...(name && { [name]: "mine" }) };
    const { mock } = replaceGit("console.log(process.env.GIT_SSH_COMMAND ?? '')", "fetch");
    const unused = new Git(tmpdir());
    expect(await unused.run("fetch", "origin")).toBe(expected);
    expect(await unused.run("fetch", "origin")).toBe(expected);
    const commands = mock.calls.map(([, args]) => args?.[0]);
    expect(commands).toEqual(name === "" ? ["config", "fetch", "fetch"] : ["fetch", "fetch"]);
  },
);
