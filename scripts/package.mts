/**
 * `npm run package -- HOST`: copies the site into dist/ and prepares it for a host: `static` (Netlify, Cloudflare Pages), `github-pages` or
 * `nginx`. The command refuses to package the site while anything in content/ must not be published. `--trial` is for trying out a host.
 * With this option, the command only warns, and asks search engines not to index any page. `--built` uses the build that `npm test --
 * --content` has tested, instead of a clean build.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { publishedFolder } from "../src/gatsby-node/publishedFiles";
import { versionName, writeVersion, type PublishedVersion } from "../src/gatsby-node/versionFile";
import { hosts, prepareFor } from "../tools/hosting/hosts";
import { runProgram } from "./programs.mjs";

/**
 * Returns whether public/ is newer than every file in content/. If a file in content/ has been deleted, its folder is newer, so the
 * function notices this too.
 */
function isUpToDate(): boolean {
  const mark = join("public", "_headers");
  if (!existsSync(mark)) return false;
  const names = ["", ...readdirSync("content", { recursive: true }).map(String)];
  return names.every((name) => statSync(join("content", name)).mtimeMs < statSync(mark).mtimeMs);
}

const args = process.argv.slice(2);
const [name = ""] = args.filter((arg) => !arg.startsWith("--"));
const [isTrial, isBuilt] = [args.includes("--trial"), args.includes("--built")];
if (!Object.hasOwn(hosts, name) || (isTrial && isBuilt)) {
  console.error(`Name the host: npm run package -- ${Object.keys(hosts).join(" | ")} [--trial | --built]`);
  process.exit(2);
}
const isAllowed = runProgram("tsx", ["scripts/publishCheck.mts"]);
if (!isAllowed && !isTrial) {
  // An earlier package is deleted. If it stayed, somebody could publish it by mistake after this site has been refused.
  if (existsSync(publishedFolder)) {
    await rm(publishedFolder, { recursive: true, force: true });
    console.error(
      `The earlier package in ${publishedFolder}/ was deleted, so that nobody publishes it by mistake.`,
    );
  }
  process.exit(1);
}
if (isBuilt && !isUpToDate()) {
  console.error("content/ has changed since the last build. Run npm test -- --content first.");
  process.exit(1);
}
// The build does not use the cache. Anybody can therefore repeat the build with `npm run verify`, and get the same files.
const build = () =>
  runProgram("gatsby", ["clean"]) && runProgram("gatsby", ["build"], { TRIAL: isAllowed ? "0" : "1" });
if (!isBuilt && !build()) process.exit(1);
await prepareFor(name, ".");
const version = JSON.parse(readFileSync(join(publishedFolder, versionName), "utf8")) as PublishedVersion;
await writeVersion(publishedFolder, { ...version, host: name, ...(!isAllowed && { isTrial: true }) });
console.log(`${publishedFolder}/ is ready for ${name}.`);
