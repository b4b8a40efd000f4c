/**
 * `npm run package -- HOST`: prepares public/ for a host, one of `static` (Netlify, Cloudflare Pages), `github-pages`
 * and `nginx`. Refuses while anything in content/ must not be published; with `--trial`, for trying out a host, it only warns, and asks
 * search engines not to index any page.
 */
import { rm } from "node:fs/promises";
import { hosts } from "../tools/hosting/hosts";
import { runProgram } from "./programs.mjs";

const root = "public";

const [name = ""] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const prepare = hosts[name];
if (!prepare) {
  console.error(`Name the host: npm run package -- ${Object.keys(hosts).join(" | ")}`);
  process.exit(2);
}
const isAllowed = runProgram("tsx", ["scripts/publishCheck.mts"]);
if (!isAllowed && !process.argv.includes("--trial")) {
  // An earlier build must not be mistaken for the site that was refused.
  await rm(root, { recursive: true, force: true });
  process.exit(1);
}
// A clean build, so that only its own files are published, each prepared once.
if (!runProgram("gatsby", ["clean"]) || !runProgram("gatsby", ["build"], { TRIAL: isAllowed ? "0" : "1" }))
  process.exit(1);
await prepare(root, "deploy/nginx");
// The pages have been moved and changed since Gatsby wrote them, so the next build must write them all.
await rm(".cache", { recursive: true, force: true });
console.log(`public/ is ready for ${name}.`);
