import { Git } from "./git";
import { fetchTheirs, pushMine } from "./remote";

/** Returns a repository in which each git command fails with this message. */
function failing(message: string) {
  const git = new Git("nowhere");
  jest.spyOn(git, "run").mockRejectedValue(new Error(message));
  const remote = { name: "origin", branch: "main", copy: "refs/remotes/origin/main" };
  return { git, project: "nowhere", storage: "nowhere", branch: "main", remote };
}

test.each([
  "fatal: Could not resolve host: git.test",
  "fatal: unable to access 'https://git.test/'",
  "fatal: Could not read from remote repository.",
  "ssh: connection refused",
  "fatal: the remote end hung up unexpectedly",
  "fatal: early EOF",
  "error: the request timed out",
  "error: timeout after 30 seconds",
  "fatal: '/x' does not appear to be a git repository",
  "fatal: repository not found",
  "fatal: no such device",
  "remote: Counting objects:  4% (401/9000)\rfatal: the remote end hung up unexpectedly",
])("%p says that the shared repository cannot be reached", async (message) => {
  await expect(fetchTheirs(failing(message))).rejects.toThrow(/^The shared repository cannot be reached\./);
});

test.each([
  "fatal: Authentication failed for 'https://git.test/'",
  "error: no permission",
  "remote: access denied",
  "fatal: could not read Username for 'https://git.test'",
  "fatal: could not read Password for 'https://git.test'",
  "error: 401",
  "error: 403",
  "remote: Repository not found.\nfatal: repository 'https://git.test/a/' not found",
  "fatal: unable to access 'https://git.test/a/': The requested URL returned error: 403",
  " ! [remote rejected] main (protected branch)",
])("%p says that the sign-in was not accepted", async (message) => {
  await expect(fetchTheirs(failing(message))).rejects.toThrow(/did not accept this computer's sign-in/);
  await expect(pushMine(failing(message), "abc")).rejects.toThrow(/did not accept this computer's sign-in/);
});

test.each([
  "[rejected] main -> main (non-fast-forward)",
  "[rejected] main -> main (fetch first)",
  "error: cannot lock ref 'refs/heads/main'",
  "remote: error: failed to update ref",
  "[rejected] main -> main (stale info)",
])("%p says that somebody else was faster", async (message) => {
  expect(await pushMine(failing(message), "abc")).toBe(false);
});

test.each([
  [
    "Host key verification failed.\nfatal: Could not read from remote repository.",
    /server's key/,
    /^Host key/,
  ],
  [
    "fatal: unable to access 'https://git.test/': SSL certificate problem: unable to get local issuer certificate",
    /certificate is not accepted/,
    /local issuer/,
  ],
  [
    "fatal: unable to access 'https://git.test/': Received HTTP code 407 from proxy after CONNECT",
    /proxy of this network/,
    /code 407/,
  ],
  [
    "fatal: unable to access 'https://git.test/': CONNECT tunnel failed, response 407",
    /proxy of this network/,
    /response 407/,
  ],
  [
    "fatal: unable to access 'https://git.test/': CONNECT tunnel failed, response 403",
    /proxy of this network/,
    /response 403/,
  ],
  ["fatal: https://git.test/info/refs not valid: is this a git repository?", /sign-in page/, /not valid/],
  [
    "fatal: unable to access 'https://git.test/': The requested URL returned error: 511",
    /sign-in page/,
    /error: 511/,
  ],
  ["error: no DAV locking support on http://git.test/a/", /sign-in page/, /locking/],
  [
    "fatal: unable to update url base from redirection:\n  asked for: https://git.test\n   redirect: http://hotel.test",
    /sign-in page/,
    /redirection/,
  ],
  [
    "git@git.test: Permission denied (publickey).\nfatal: Could not read from remote repository.",
    /sign-in/,
    /publickey/,
  ],
  [
    "remote: error: GH013: Repository rule violations found\n ! [remote rejected] main -> main (pre-receive hook declined)",
    /did not accept your changes/,
    /GH013/,
  ],
  [
    "fatal: unable to access 'https://git.test/': Could not resolve host: git.test",
    /online\?/,
    /resolve host/,
  ],
])("%p is explained, followed by git's own words", async (message, sentence, reason) => {
  await expect(fetchTheirs(failing(message))).rejects.toMatchObject({
    lines: expect.arrayContaining([
      expect.stringMatching(sentence),
      expect.stringMatching(reason),
    ]) as unknown,
  });
});

test.each(["fatal: ", "error: ", "remote: ", "ssh: ", " ! ", "remote: error: "])(
  "a message of git is repeated without %j at its beginning",
  async (mark) => {
    const lines: unknown[] = [expect.any(String), "403 elsewhere"];
    await expect(fetchTheirs(failing(`${mark}403 elsewhere`))).rejects.toMatchObject({ lines });
    await expect(fetchTheirs(failing(`${mark}403 elsewhere\nerror: 403`))).rejects.toMatchObject({
      lines: [...lines, "403"],
    });
  },
);

test("any other message of git is repeated without its progress, and a branch that nobody has shared is undefined", async () => {
  const failure = failing("Receiving objects: 10%\rfatal: bad object abc\nhint: try again");
  await expect(fetchTheirs(failure)).rejects.toMatchObject({
    lines: [expect.stringMatching(/^git could not share\./), "bad object abc"],
  });
  expect(await fetchTheirs(failing("fatal: couldn't find remote ref refs/heads/main"))).toBeUndefined();
});
