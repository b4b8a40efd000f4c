import { SharingError, SharingUnknownError } from "./git";
import type { Repository } from "./repository";

const safe = "Your work is safe on this computer.";

/** Matches the messages that git prints when a server cannot be reached. */
const unreachable =
  /could not resolve|unable to access|could not read from remote|connection|hung up|early eof|timed out|timeout|does not appear to be a git repository|not found|no such/i;
// Matches the messages that git prints when a server denies access. The pattern includes "repository not found", because some hosts give
// this answer to people who may not see a private repository.
const refused =
  /authentication|permission|denied|could not read username|could not read password|error: 40[13]|remote: repository not found|protected/i;

/**
 * Explanations of failures: patterns of git's messages, each with the sentences that say what happened and what to do. The first pattern
 * that matches is used, so the most specific patterns come first.
 */
const explanations: readonly (readonly [RegExp, string])[] = [
  [
    /host key verification failed|remote host identification has changed/i,
    `This computer does not know the server's key, or the key has changed. Ask the person who set up the project to open a terminal in this folder, type git fetch, and compare the key with the key that the host publishes. ${safe}`,
  ],
  [
    /ssl certificate|certificate (?:verif|has expired|is not)|self[- ]signed|server certificate|schannel/i,
    `The server's certificate is not accepted. Filters in offices and schools and some virus scanners replace it with their own. A wrong date on this computer can also be the reason. Try another network, or ask the person who looks after this computer. ${safe}`,
  ],
  [
    /http code 407|connect tunnel failed|from proxy|proxy authentication|resolve proxy/i,
    `The proxy of this network blocks git. Try another network, or ask the person who looks after this network. ${safe}`,
  ],
  [
    /not valid: is this a git repository|update url base from redirection|invalid content-type|unexpected flush|bad line length|protocol error|error: 511|no dav locking/i,
    `Something else answers in the server's place, probably the sign-in page of this network. Open any website in a browser, sign in there, then share again. ${safe}`,
  ],
  [
    /hook declined|\bGH\d{3}\b|exceeds .* limit|push rule/i,
    `The shared repository did not accept your changes. Nothing was shared. If you do not understand the reason below, send it to the person who set up the project. ${safe}`,
  ],
  [
    refused,
    `You cannot share yet: the shared repository did not accept this computer's sign-in. Ask the person who set up the project. ${safe}`,
  ],
  [unreachable, `The shared repository cannot be reached. Is this computer online? ${safe}`],
];

/** Converts the error of a failed fetch or push to a SharingError: an explanation for volunteers, followed by git's own message. */
export function refusalOf(failure: unknown): SharingError {
  // Lines about progress end with a carriage return. They are left out.
  const printed = (failure as Error).message.split(/\n|[^\r\n]*\r(?!\n)/);
  const said = printed.filter((line) => /^(fatal|error|remote|ssh| !|host key|[^ ]+@[^ ]+: )/i.test(line));
  const output = said.join("\n");
  const [, explanation] = explanations.find(([what]) => what.test(output)) ?? [];
  // If no explanation matches, all lines of git's message are shown, because a hook on this computer may have printed the reason.
  const reasons = (explanation === undefined ? printed.filter((line) => !line.startsWith("hint:")) : said)
    .map((line) => line.replace(/^(?: ?(?:fatal|error|remote|ssh): ?| ! )+/i, "").trim())
    .filter(Boolean);
  return new SharingError([explanation ?? `git could not share. ${safe}`, ...new Set(reasons)]);
}

/**
 * Returns the remote of the repository.
 * @throws a SharingError if there is none
 */
function requireRemote({ remote }: Repository): NonNullable<Repository["remote"]> {
  if (remote) return remote;
  throw new SharingError([
    `No shared repository has been set up yet, so others cannot see your changes. ${safe} The person who sets up the project runs: git remote add origin ADDRESS`,
  ]);
}

/** Returns the remote's default branch, or undefined if the remote has no branch yet. */
async function defaultBranch({ git }: Repository, name: string): Promise<string | undefined> {
  try {
    const listed = await git.run("ls-remote", "--symref", name, "HEAD");
    return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listed)?.[1];
  } catch (failure) {
    throw refusalOf(failure);
  }
}

/**
 * Checks that the current branch is the branch that everybody uses.
 * @throws a SharingError if the share would not reach anybody
 */
export async function assertSharedBranch(repository: Repository): Promise<void> {
  const { name, branch } = requireRemote(repository);
  const known = await repository.git.tryRun("symbolic-ref", "-q", `refs/remotes/${name}/HEAD`);
  if (known === `refs/remotes/${name}/${branch}`) return;
  const shared = await defaultBranch(repository, name);
  if (shared === undefined || shared === branch) return;
  throw new SharingError([
    `This folder is on the branch ${repository.branch}, and everybody else shares on ${shared}, so nobody would see your changes. ${safe} Ask the person who set up the project to type in this folder: git switch ${shared}`,
  ]);
}

/** The ref that refers to a fetched commit until it is accepted. */
const fetched = "refs/sharing/fetched";
/**
 * The ref that refers to the commit that news.ts has fetched. It is different from the ref in `fetched`, because a share may fetch at the
 * same time.
 */
export const newsRef = "refs/sharing/news";

/**
 * Fetches the latest shared commit, but does not accept it: the remote-tracking branch is not changed.
 * @param into the ref that will refer to the fetched commit
 * @returns the commit, or undefined if nothing has been shared yet
 * @throws a SharingError if the remote cannot be reached
 */
export async function fetchTheirs(repository: Repository, into = fetched): Promise<string | undefined> {
  const { name, branch } = requireRemote(repository);
  const { git } = repository;
  try {
    await git.run("fetch", "--progress", "--no-tags", "--refmap=", name, `+refs/heads/${branch}:${into}`);
  } catch (failure) {
    if (/couldn't find remote ref/i.test((failure as Error).message)) return undefined;
    throw refusalOf(failure);
  }
  const [theirs = "", tree = ""] = (await git.run("rev-parse", into, `${into}^{tree}`)).split("\n");
  git.setTree(theirs, tree);
  return theirs;
}

/**
 * Accepts a fetched commit: the remote-tracking branch is set to it. Deletes the refs of earlier fetches, because git does not delete
 * erased versions while a ref contains them.
 */
export async function acceptTheirs(repository: Repository, theirs: string): Promise<void> {
  const { copy } = requireRemote(repository);
  const changes = [`update ${copy} ${theirs}`, `delete ${fetched}`, `delete ${newsRef}`];
  await repository.git.runWith(`${changes.join("\n")}\n`, "update-ref", "--stdin");
}

/** Matches the messages that git prints when a connection ends before the server has answered a push. */
const cutOff =
  /hung up|early eof|unexpected disconnect|connection (?:was )?(?:reset|closed|aborted)|rpc failed|broken pipe|timed? ?out/i;

/**
 * Pushes a commit. Returns false if somebody else has pushed since the last fetch.
 * @throws a SharingUnknownError if the connection ended before the server answered, and the server cannot be asked
 */
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
    const refusal = refusalOf(failure);
    const { message } = failure as Error;
    // False if git's output does not explain the failure, for example because git was killed.
    const isExplained = explanations.some(([what]) => what.test(message));
    if (isExplained && !cutOff.test(message)) throw refusal;
    // The server may have accepted the commit, although its answer was lost.
    const listed = await repository.git.tryRun("ls-remote", name, `refs/heads/${branch}`);
    if (listed === undefined) throw new SharingUnknownError(refusal.lines);
    if (!listed.startsWith(commit)) throw refusal;
    await acceptTheirs(repository, commit);
    return true;
  }
}
