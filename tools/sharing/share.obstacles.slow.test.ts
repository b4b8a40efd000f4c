import { renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, ben, clones, life } from "../../tests/support/annAndBen";
import { change, refusals, replaceGit } from "../../tests/support/clones";
import { share } from "./share";

describe("explains in plain words", () => {
  beforeEach(() => change(ann, life, ["A Working Life", "A Whole Life"]));
  const refused = () => refusals(share(ann));

  it("that the remote cannot be reached; saved work is kept and shared later", async () => {
    renameSync(clones.server, `${clones.server}.gone`);
    expect(await refused()).toEqual([
      "The shared repository cannot be reached. Is this computer online? Your work is safe on this computer.",
    ]);
    renameSync(`${clones.server}.gone`, clones.server);
    expect(await share(ann)).toMatchObject({ shared: "Her Life: title" });
  });

  it("that there is no remote, no commit, no repository, or one of another folder", async () => {
    clones.git(ann, "remote", "remove", "origin");
    expect(await refused()).toEqual([expect.stringContaining("No shared repository has been set up")]);
    clones.git(clones.folder, "init", "-q", "empty");
    renameSync(join(ann, ".git"), join(ann, "old"));
    for (const folder of [join(clones.folder, "empty"), ann, join(ben, "content")])
      expect(await refusals(share(folder))).toEqual([expect.stringContaining("has no history")]);
  });

  it("that git does not run, as on macOS without its command line tools", async () => {
    replaceGit("process.exit(1)");
    expect(await refused()).toEqual([expect.stringContaining("git is missing")]);
  });

  it("that git is missing, and where to get it", async () => {
    const { PATH } = process.env;
    process.env.PATH = "";
    expect(await refused()).toEqual([expect.stringContaining("https://git-scm.com")]);
    process.env.PATH = PATH;
  });

  it.each(["MERGE_HEAD", "rebase-merge", "rebase-apply", "CHERRY_PICK_HEAD", "REVERT_HEAD"])(
    "that something is under way that git marks with %s",
    async (mark) => {
      writeFileSync(join(ann, ".git", mark), clones.git(ann, "rev-parse", "HEAD"));
      expect(await refused()).toEqual([expect.stringContaining("in the middle of something")]);
    },
  );

  it("that sharing is already under way, but not because of a killed run or one before the computer was started", async () => {
    await share(ann);
    const lock = join(ann, ".git/sharing/lock");
    writeFileSync(lock, String(process.ppid));
    expect(await refused()).toEqual([expect.stringContaining("already under way")]);
    utimesSync(lock, 0, 0);
    expect(await share(ann)).toMatchObject({ shared: "", received: "" });
    writeFileSync(lock, "999999999");
    expect(await share(ann)).toMatchObject({ shared: "", received: "" });
  });

  it("that another program is writing to the repository, or was killed there", async () => {
    writeFileSync(join(ann, ".git/index.lock"), "");
    expect(await refused()).toEqual([expect.stringMatching(/index\.lock.*safe on this computer/)]);
  });

  it("that it needs a name, and asks for it once", async () => {
    clones.git(ann, "config", "--unset", "user.name");
    expect(await refused()).toEqual([expect.stringContaining("your name")]);
    await share(ann, { askName: () => Promise.resolve(" Ann Other ") });
    expect(clones.git(ann, "log", "-1", "--format=%an")).toBe("Ann Other");
    change(ann, life, ["A Whole Life", "A Life"]);
    await share(ann);
  });
});
