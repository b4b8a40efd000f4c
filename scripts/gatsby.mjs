/**
 * `npm run build`, `develop`, `clean`: runs Gatsby without its telemetry. Only this computer can read the development site, unless
 * `--host` opens it to the network.
 */
import { runProgram } from "./programs.mjs";

const [command = "", ...options] = process.argv.slice(2);
const host = options.indexOf("--host");
const isOpen = command === "develop" && host >= 0;
if (isOpen) {
  if (options[host + 1] === undefined || options[host + 1].startsWith("-"))
    options.splice(host + 1, 0, "0.0.0.0");
  console.log(
    "Everybody on your network can read the development site, including content that is not published yet.",
  );
}
process.exitCode = runProgram("gatsby", [command, ...options]) ? 0 : 1;
