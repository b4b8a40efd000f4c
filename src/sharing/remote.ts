import { GitFailure, Obstacle } from "./git";
import type { Repository } from "./repository";

const safe = "Your work is safe on this computer.";

/** What git says when a server cannot be reached, and what it says when the server does not let us in. */
const unreachable =
  /could not resolve|unable to access|could not read from remote|connection|timed out|timeout|does not appear to be a git repository|not found|no such/i;
const refused =
  /authentication|permission|denied|could not read username|could not read password|403|401|protected/i;

/** Says in plain words why a server did not answer as it should. */
function obstacleOf(failure: unknown, remote: string): Obstacle {
  const said = failure instanceof GitFailure ? failure.message : String(failure);
  const reasons = said.split("\n").filter((line) => /^(fatal|error|remote|ssh| !)/i.test(line));
  if (refused.test(said))
    return new Obstacle([
      `You may not share there yet: ${remote} did not accept this computer's sign-in. Ask whoever set the project up. ${safe}`,
      ...reasons,
    ]);
  if (unreachable.test(said))
    return new Obstacle([`${remote} cannot be reached. Is this computer online? ${safe}`, ...reasons]);
  return new Obstacle([`git could not share. ${safe}`, ...reasons]);
}

/** The remote to share with; refuses where there is none. */
function remoteOf({ remote }: Repository): NonNullable<Repository["remote"]> {
  if (remote) return remote;
  throw new Obstacle([
    `Nobody has set up where to share yet, so the others cannot see your changes. ${safe} Whoever sets the project up writes: git remote add origin ADDRESS`,
  ]);
}

/** Gets what the others have shared; undefined if nobody has shared anything yet. */
export async function fetchTheirs(repository: Repository): Promise<string | undefined> {
  const { name, branch, copy } = remoteOf(repository);
  const { git } = repository;
  try {
    await git.run("fetch", "--progress", "--no-tags", name, `+refs/heads/${branch}:${copy}`);
  } catch (failure) {
    if (failure instanceof GitFailure && /couldn't find remote ref/i.test(failure.message)) return undefined;
    throw obstacleOf(failure, name);
  }
  return (await git.run("rev-parse", copy)).trim();
}

/** Gives the others a commit; false if somebody else has shared since we last looked. */
export async function pushMine(repository: Repository, commit: string): Promise<boolean> {
  const { name, branch, copy } = remoteOf(repository);
  try {
    await repository.git.run("push", "--progress", name, `${commit}:refs/heads/${branch}`);
    await repository.git.run("update-ref", copy, commit);
    return true;
  } catch (failure) {
    const said = failure instanceof GitFailure ? failure.message : "";
    if (/non-fast-forward|fetch first|cannot lock ref|failed to update ref|stale info/i.test(said))
      return false;
    throw obstacleOf(failure, name);
  }
}
