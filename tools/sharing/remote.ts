import { SharingRefusal } from "./git";
import type { Repository } from "./repository";

const safe = "Your work is safe on this computer.";

/** What git prints when a server cannot be reached, and when the server denies access. */
const unreachable =
  /could not resolve|unable to access|could not read from remote|connection|hung up|early eof|timed out|timeout|does not appear to be a git repository|not found|no such/i;
// A host that does not show a private repository to strangers says that there is none.
const refused =
  /authentication|permission|denied|could not read username|could not read password|error: 40[13]|remote: repository not found|protected/i;

/** Turns a failed fetch or push into an explanation for volunteers. */
export function refusalOf(failure: unknown): SharingRefusal {
  // Without the lines that tell of progress, which end in a carriage return.
  const lines = (failure as Error).message
    .split(/\n|[^\r\n]*\r(?!\n)/)
    .filter((line) => /^(fatal|error|remote|ssh| !)/i.test(line));
  const output = lines.join("\n");
  const reasons = lines.map((line) => line.replace(/^(?: ?(?:fatal|error|remote|ssh): ?| ! )+/i, ""));
  if (refused.test(output))
    return new SharingRefusal([
      `You cannot share yet: the shared repository did not accept this computer's sign-in. Ask whoever set up the project. ${safe}`,
      ...reasons,
    ]);
  if (unreachable.test(output))
    return new SharingRefusal([`The shared repository cannot be reached. Is this computer online? ${safe}`]);
  return new SharingRefusal([`git could not share. ${safe}`, ...reasons]);
}

/** The remote to share with; throws a SharingRefusal if there is none. */
function requireRemote({ remote }: Repository): NonNullable<Repository["remote"]> {
  if (remote) return remote;
  throw new SharingRefusal([
    `No shared repository has been set up yet, so others cannot see your changes. ${safe} Whoever sets up the project runs: git remote add origin ADDRESS`,
  ]);
}

/** Holds what was fetched until it is accepted. */
const fetched = "refs/sharing/fetched";

/**
 * Fetches what others have shared, without accepting it: the remote-tracking branch stays as it is.
 * @returns their commit; undefined if nobody has shared anything yet
 * @throws a SharingRefusal if the remote cannot be reached
 */
export async function fetchTheirs(repository: Repository): Promise<string | undefined> {
  const { name, branch } = requireRemote(repository);
  const { git } = repository;
  try {
    await git.run("fetch", "--progress", "--no-tags", "--refmap=", name, `+refs/heads/${branch}:${fetched}`);
  } catch (failure) {
    if (/couldn't find remote ref/i.test((failure as Error).message)) return undefined;
    throw refusalOf(failure);
  }
  return git.run("rev-parse", fetched);
}

/** Takes a fetched commit for what everybody has. */
export async function acceptTheirs(repository: Repository, theirs: string): Promise<void> {
  const { git } = repository;
  await git.run("update-ref", requireRemote(repository).copy, theirs);
  await git.run("update-ref", "-d", fetched);
}

/** Pushes a commit; false if somebody else has pushed since the last fetch. */
export async function pushMine(repository: Repository, commit: string): Promise<boolean> {
  const { name, branch } = requireRemote(repository);
  try {
    await repository.git.run(
      "push",
      "--progress",
      "--no-follow-tags",
      name,
      `${commit}:refs/heads/${branch}`,
    );
    await acceptTheirs(repository, commit);
    return true;
  } catch (failure) {
    const isLate = /non-fast-forward|fetch first|cannot lock ref|failed to update ref|stale info/i;
    if (isLate.test((failure as Error).message)) return false;
    throw refusalOf(failure);
  }
}
