import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ann, ben, clones, life, pushByHand } from "../../tests/support/annAndBen";
import { change, read, refusals, replaceGit } from "../../tests/support/clones";
import { picture } from "../../tests/support/tinyContent";
import { share } from "./share";
import { withRepository } from "./repository";
import { history } from "./takeBack";

describe("a share", () => {
  beforeEach(() => change(ann, life, ["A Working Life", "A Whole Life"]));
  const refused = () => refusals(share(ann));

  it("says that the remote cannot be reached; saved work is kept and shared later", async () => {
    renameSync(clones.server, `${clones.server}.gone`);
    expect(await refused()).toEqual([
      "The shared repository cannot be reached. Is this computer online? Your work is safe on this computer.",
      expect.stringContaining("does not appear to be a git repository"),
      expect.any(String),
    ]);
    renameSync(`${clones.server}.gone`, clones.server);
    expect(await share(ann)).toMatchObject({ shared: "Her Life: title" });
  });

  it("says that there is no remote, no commit, no repository, or one of another folder", async () => {
    clones.git(ann, "remote", "remove", "origin");
    expect(await refused()).toEqual([expect.stringContaining("No shared repository has been set up")]);
    clones.git(clones.folder, "init", "-q", "empty");
    renameSync(join(ann, ".git"), join(ann, "old"));
    for (const folder of [join(clones.folder, "empty"), ann, join(ben, "content")])
      expect(await refusals(share(folder))).toEqual([expect.stringContaining("has no history")]);
  });

  it("says that git does not run, as on macOS without its command line tools", async () => {
    replaceGit("process.exit(1)");
    expect(await refused()).toEqual([expect.stringContaining("git is missing")]);
  });

  it("says that git is missing, and where to get it", async () => {
    const { PATH } = process.env;
    process.env.PATH = "";
    expect(await refused()).toEqual([expect.stringContaining("https://git-scm.com")]);
    process.env.PATH = PATH;
  });

  it.each(["MERGE_HEAD", "rebase-merge", "rebase-apply", "CHERRY_PICK_HEAD", "REVERT_HEAD"])(
    "says that something is under way that git marks with %s",
    async (mark) => {
      writeFileSync(join(ann, ".git", mark), clones.git(ann, "rev-parse", "HEAD"));
      expect(await refused()).toEqual([expect.stringContaining("That person must finish it with git first")]);
    },
  );

  it("says that sharing is already under way, but not because of a killed run or one before the computer was started", async () => {
    mkdirSync(join(ann, ".git/sharing"));
    const lock = join(ann, ".git/sharing/lock");
    writeFileSync(lock, String(process.ppid));
    expect(await refused()).toEqual([expect.stringContaining("already under way")]);
    utimesSync(lock, 0, 0);
    expect(await share(ann)).toMatchObject({ shared: "Her Life: title", received: "" });
    writeFileSync(lock, "999999999");
    expect(await share(ann)).toMatchObject({ shared: "", received: "" });
  });

  it("waits for a short action of the same program, and does not refuse", async () => {
    const order: string[] = [];
    let second: Promise<unknown> | undefined;
    await withRepository(ann, async ({ git }) => {
      second = share(ann).then(() => order.push("share"));
      // Runs many git commands, so that the share has time to reach the point at which it needs the lock.
      for (let count = 0; count < 30; count += 1) await git.run("rev-parse", "HEAD");
      order.push("action");
    });
    await second;
    expect(order).toEqual(["action", "share"]);
  });

  it("repeats the words of a hook on this computer that stops it", async () => {
    const hook = join(ann, ".git/hooks/pre-push");
    mkdirSync(join(hook, ".."), { recursive: true });
    writeFileSync(hook, "#!/bin/sh\necho >&2 git-lfs was not found\nexit 2\n");
    chmodSync(hook, 0o755);
    expect(await refused()).toEqual(
      expect.arrayContaining([expect.stringContaining("git could not share"), "git-lfs was not found"]),
    );
  });

  it("says that another program is writing to the repository, or was killed there", async () => {
    writeFileSync(join(ann, ".git/index.lock"), "");
    expect(await refused()).toEqual([expect.stringMatching(/index\.lock.*safe on this computer/)]);
  });

  it("says that it needs a name, and asks for it once", async () => {
    clones.git(ann, "config", "--unset", "user.name");
    expect(await refused()).toEqual([expect.stringContaining("your name")]);
    await share(ann, { askName: () => Promise.resolve(" Ann Other ") });
    expect(clones.git(ann, "log", "-1", "--format=%an")).toBe("Ann Other");
    change(ann, life, ["A Whole Life", "A Life"]);
    await share(ann);
  });

  it("says that git does not trust the folder, and the command that git names", async () => {
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
    expect(await refused()).toEqual([
      expect.stringContaining(`git config --global --add safe.directory ${ann}`),
    ]);
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  });

  it("repeats git's own words if git cannot open the folder for another reason", async () => {
    writeFileSync(join(ann, ".git/config"), "[core\n");
    expect(await refused()).toEqual([
      expect.stringContaining("cannot open the history"),
      expect.stringContaining("bad config line 1"),
    ]);
  });

  it("says that only a part of the history is here", async () => {
    const part = join(clones.folder, "Part");
    clones.git(clones.folder, "clone", "-q", "--depth", "1", `file://${clones.server}`, part);
    expect(await refusals(share(part))).toEqual([expect.stringContaining("git fetch --unshallow")]);
  });

  it("says that content is in Git LFS", async () => {
    writeFileSync(join(ann, ".gitattributes"), "*.jpg filter=lfs -text\n");
    expect(await refused()).toEqual([expect.stringContaining("git lfs migrate export")]);
  });

  it.each([
    ["as the clone knows", () => undefined],
    ["as the server says", () => clones.git(ann, "remote", "set-head", "origin", "--delete")],
  ])("says that nobody else uses the branch, %s", async (_whence, prepare) => {
    clones.git(ann, "switch", "-q", "-c", "fix-header");
    prepare();
    expect(await refused()).toEqual([expect.stringContaining("to type in this folder: git switch main")]);
    expect(clones.git(clones.server, "branch", "--format=%(refname:short)")).toBe("main");
    clones.git(ann, "switch", "-q", "main");
    expect(await share(ann)).toMatchObject({ shared: "Her Life: title" });
  });

  it.each<[string, () => void]>([
    ["a link in a file's place", () => symlinkSync("nowhere", join(ann, "content/pages/new.md"))],
    ["a folder in a file's place", () => mkdirSync(join(ann, "content/pages/new.md"))],
    [
      "a file that git is told to ignore in a file's place",
      () => {
        mkdirSync(join(ann, ".git/info"));
        writeFileSync(join(ann, ".git/info/exclude"), "notes.csv\n");
        writeFileSync(join(ann, "content/notes.csv"), "mine");
      },
    ],
  ])("says that %s cannot be replaced", async (what, prepare) => {
    const path = what.includes("ignore") ? "content/notes.csv" : "content/pages/new.md";
    writeFileSync(join(ben, path), "theirs");
    pushByHand(ben);
    prepare();
    const lines = await refused();
    expect(lines.join("\n")).toContain(path);
    expect(lines[0]).not.toMatch("Others kept sharing");
    expect(clones.git(clones.server, "log", "--format=%s", "main")).toBe("By hand\nBegin");
  });
});

describe("a machine's own settings", () => {
  it.each([
    ["files", "*.pdf\n*.webp\n*.tmp\n"],
    ["a folder", "documents/\n*.webp\n*.tmp\n"],
    ["all content", "content/\n*.tmp\n"],
  ])("do not keep content from the others, if they ignore %s", async (_what, ignored) => {
    writeFileSync(join(clones.folder, "ignored"), ignored);
    clones.git(ann, "config", "core.excludesFile", join(clones.folder, "ignored"));
    const added = ["documents/new.pdf", "images/new.webp"];
    cpSync(join(ann, "content/documents/pier-inquiry.pdf"), join(ann, "content/documents/new.pdf"));
    writeFileSync(
      join(ann, "content/images/new.webp"),
      await sharp(await picture(9, 9))
        .webp()
        .toBuffer(),
    );
    writeFileSync(join(ann, "content/images/new.tmp"), "of another program");
    expect((await share(ann)).shared).toMatch(/new\.pdf.*new\.webp/);
    await share(ben);
    const names = readdirSync(join(ben, "content"), { recursive: true, encoding: "utf8" });
    expect(added.map((name) => names.includes(name))).toEqual([true, true]);
    expect(names).not.toContain("images/new.tmp");
    expect((await history(ann)).entries).toHaveLength(1);
  });

  it("do not change the output that is read from git", async () => {
    const accented = "content/Café.csv";
    writeFileSync(join(ann, accented), "one");
    pushByHand(ann);
    for (const [key, value] of [
      ["i18n.commitEncoding", "ISO-8859-1"],
      ["i18n.logOutputEncoding", "ISO-8859-1"],
      ["push.gpgSign", "true"],
      ["log.showSignature", "true"],
      ["log.showRoot", "false"],
      ["diff.renames", "false"],
      ["diff.noprefix", "true"],
      ["diff.external", "false"],
      ["color.ui", "always"],
      ["core.quotePath", "true"],
      ["format.pretty", "raw"],
      ["push.followTags", "true"],
      ["user.name", "Zoë"],
    ] as const)
      clones.git(ann, "config", key, value);
    const moved = "content/pages/a-life.md";
    clones.git(ann, "mv", life, moved);
    writeFileSync(join(ann, accented), "two");
    for (const file of clones
      .git(ann, "ls-files", "-z", "content/*.md", "content/*.yaml")
      .split("\0")
      .filter(Boolean)) {
      const text = read(ann, file).replaceAll("her-life.md", "a-life.md");
      writeFileSync(join(ann, file), text.replaceAll("page: her-life", "page: a-life"));
    }
    await share(ann);
    change(ben, life, ["A Working Life", "A Whole Life"]);
    await share(ben);
    await share(ann);
    expect(read(ann, moved)).toContain("A Whole Life");
    expect((await history(ann)).entries.map(({ author }) => author)).toEqual(["Ben", "Zoë", "Ann"]);
    expect(read(ben, accented)).toBe("two");
  });
});
