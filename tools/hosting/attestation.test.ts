import { chmodSync } from "node:fs";
import { TestFolder } from "../../tests/support/testFolder";
import { checkAttestation, githubRepository } from "./attestation";

test.each([
  ["https://github.com/ann/pier.git", "ann/pier"],
  ["https://github.com/ann/pier", "ann/pier"],
  ["https://ann@github.com/ann/the.pier.git/", "ann/the.pier"],
  ["git@github.com:ann/pier.git\n", "ann/pier"],
  ["ssh://git@github.com/ann/pier.git", "ann/pier"],
  ["https://gitlab.com/ann/pier.git", undefined],
  ["https://github.com.other.test/ann/pier.git", undefined],
  ["/srv/pier.git", undefined],
])("the remote %j is the repository %p on GitHub", (remote, expected) => {
  expect(githubRepository(remote)).toBe(expected);
});

/** Writes a program that replaces GitHub's program, because not every machine has GitHub's program. Returns the path of the replacement. */
const program = (text: string) => {
  const folder = new TestFolder();
  folder.write("gh", `#!/bin/sh\n${text}\n`);
  chmodSync(`${folder.root}/gh`, 0o755);
  return `${folder.root}/gh`;
};

const list = `${"a".repeat(64)}  index.html\n`;

test("the list is handed to GitHub's program, with the repository that must have attested it", async () => {
  const gh = program(
    `[ "$1 $2 $4 $5" = "attestation verify --repo ann/pier" ] && [ "$(cat "$3")" = "${list.trim()}" ]`,
  );
  expect(await checkAttestation(list, "ann/pier", gh)).toEqual({
    isAttested: true,
    line: "GitHub attests that a workflow run of ann/pier built these files.",
  });
});

test("a list that nobody attested is named with the reason that the program gives", async () => {
  const gh = program("echo 'no attestations found' >&2; exit 1");
  expect(await checkAttestation(list, "ann/pier", gh)).toEqual({
    isAttested: false,
    line: "GitHub's attestation could not be checked. no attestations found",
  });
});

test("without the program, the sentence says where to get it", async () => {
  const { isAttested, line } = await checkAttestation(list, "ann/pier", "/no/such/gh");
  expect(isAttested).toBe(false);
  expect(line).toContain("https://cli.github.com");
});
