/**
 * `npm run verify -- ADDRESS`: builds the commit that a public site names, and says whether the site is what that build writes, or which
 * files differ.
 */
import { execFileSync } from "node:child_process";
import { fileList, versionName } from "../src/gatsby-node/fileList";
import type { PublishedVersion } from "../src/gatsby-node/versionFile";
import { prepareFor } from "../tools/hosting/hosts";
import { differingFiles } from "../tools/hosting/verifySite";
import { runProgram } from "./programs.mjs";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

const [site = ""] = process.argv.slice(2);
if (!/^https?:\/\//.test(site)) stop("Name the site: npm run verify -- https://www.example.org");
const version = (await fetch(new URL(`/${versionName}`, site))
  .then((answer) => answer.json())
  .catch((error: unknown) =>
    stop(`${site}/${versionName} cannot be read: ${(error as Error).message}`),
  )) as PublishedVersion;
const { commit, time, host, isTrial = false } = version;
if (commit === null) stop("The site does not say which commit it was built from.");
if (git("rev-parse", "HEAD") !== commit)
  stop(`The site was built from ${commit}. Run this first: git fetch && git checkout ${commit} && npm ci`);
if (git("status", "--porcelain") !== "")
  stop("Files of this folder differ from its commit. Use a fresh clone.");
const environment = {
  SOURCE_DATE_EPOCH: String(Math.floor(Date.parse(time) / 1000)),
  TRIAL: isTrial ? "1" : "0",
};
if (!runProgram("gatsby", ["clean"]) || !runProgram("gatsby", ["build"], environment)) process.exit(2);
if (host !== undefined) await prepareFor(host);
const different = await differingFiles(site, await fileList("public"));
console.log(
  different.length === 0
    ? `${site} is what commit ${commit} builds.`
    : `${site} differs from what commit ${commit} builds, in:\n${different.join("\n")}`,
);
process.exitCode = different.length === 0 ? 0 : 1;
