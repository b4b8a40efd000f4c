import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Returns `owner/name` of a repository on GitHub, given the address of its remote. Returns undefined for a repository on another host. */
export const githubRepository = (remote: string): string | undefined =>
  /^(?:https:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
    remote.trim(),
  )?.[1];

/** The result of a check: whether the list of files was attested, and a sentence about it. */
interface Attestation {
  isAttested: boolean;
  line: string;
}

/**
 * Checks with GitHub's own program that the workflow which published the site has attested a list of files (`actions/attest` in pages.yml).
 * The list contains the digest of every file, so one attestation covers the whole site.
 * @param list the list of files, as fileList() returns it
 * @param repository `owner/name` on GitHub
 * @param program the name of GitHub's program, for tests
 */
export async function checkAttestation(
  list: string,
  repository: string,
  program = "gh",
): Promise<Attestation> {
  const folder = await mkdtemp(join(tmpdir(), "attestation-"));
  const file = join(folder, "files.sha256");
  try {
    await writeFile(file, list);
    await run(program, ["attestation", "verify", file, "--repo", repository]);
    return {
      isAttested: true,
      line: `GitHub attests that a workflow run of ${repository} built these files.`,
    };
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
    const reason =
      code === "ENOENT"
        ? "Install GitHub's program gh (https://cli.github.com) and type gh auth login, then verify again."
        : stderr.trim();
    return { isAttested: false, line: `GitHub's attestation could not be checked. ${reason}` };
  } finally {
    await rm(folder, { recursive: true });
  }
}
