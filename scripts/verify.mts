/**
 * `npm run verify -- ADDRESS`: builds the commit that a public site names, and reports whether the site is the output of that build,
 * or which files differ. With `--built`, the command compares the site with public/ instead, as the publishing workflow does after
 * deployment. For a site on GitHub Pages, the command also reports whether GitHub attests that a workflow of the repository itself built
 * these files.
 */
import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { fileList, versionName, type PublishedVersion } from "../src/gatsby-node/versionFile";
import { publishedFolder } from "../src/gatsby-node/publishedFiles";
import { checkAttestation, githubRepository } from "../tools/hosting/attestation";
import { prepareFor } from "../tools/hosting/hosts";
import { differingFiles } from "../tools/hosting/verifySite";
import { runProgram } from "./programs.mjs";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

const args = process.argv.slice(2);
const [site = ""] = args.filter((arg) => arg !== "--built");
const isBuilt = args.includes("--built");
if (!/^https?:\/\//.test(site)) stop("Name the site: npm run verify -- https://www.example.org");
const ask = () =>
  fetch(new URL(`/${versionName}`, site), { cache: "no-store" }).then(
    (answer) => answer.json() as Promise<PublishedVersion>,
  );
const head = git("rev-parse", "HEAD");
let answer = ask();
// The site is requested several times, because the host's caches may return the earlier version for some minutes.
for (let tries = 1; isBuilt && tries < 30; tries += 1) {
  if ((await answer.catch(() => undefined))?.commit === head) break;
  await setTimeout(20_000);
  answer = ask();
}
const version = await answer.catch((error: unknown) =>
  stop(
    `${site}/${versionName} cannot be read (${(error as Error).message}). Check the address, and whether the site is online.`,
  ),
);
const { commit, time, host, isTrial = false } = version;
if (commit === null)
  stop(
    `${site} does not say from which commit it was built, so nobody can verify it. Publish the site again from a folder with git.`,
  );
if (head !== commit)
  stop(`The site was built from ${commit}. Run this first: git fetch && git checkout ${commit} && npm ci`);
if (!isBuilt) {
  if (git("status", "--porcelain") !== "")
    stop(
      "Some files of this folder have changes that are not in its commit. Run this command in a fresh clone.",
    );
  const environment = {
    SOURCE_DATE_EPOCH: String(Math.floor(Date.parse(time) / 1000)),
    TRIAL: isTrial ? "1" : "0",
  };
  if (!runProgram("gatsby", ["clean"]) || !runProgram("gatsby", ["build"], environment)) process.exit(2);
  if (host !== undefined) await prepareFor(host, ".");
}
// A build that was not prepared for a host is published as it is, from public/.
const root = host === undefined ? "public" : publishedFolder;
const list = await fileList(root);
const different = await differingFiles(site, list);
console.log(
  different.length === 0
    ? `${site} is identical to a build of commit ${commit}.`
    : `${site} differs from a build of commit ${commit} in these files:\n${different.join("\n")}`,
);
const remote = git("remote").split("\n").includes("origin") ? git("remote", "get-url", "origin") : "";
const repository = host === "github-pages" ? githubRepository(remote) : undefined;
const attestation = repository === undefined ? undefined : await checkAttestation(list, repository);
if (attestation) console.log(attestation.line);
// In the publishing workflow, the attestation is made before this command runs, so it must exist. On other computers it may be missing,
// because GitHub's program may not be installed there.
const isAttested = !isBuilt || attestation === undefined || attestation.isAttested;
process.exitCode = different.length === 0 && isAttested ? 0 : 1;
