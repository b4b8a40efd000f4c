/** Runs the check of outside addresses in a process of its own, since its library is an ES module; visits a local server instead. */
import { checkLinks } from "../../tools/links/checkLinks";

const [root = "", ledger = "", today = "", server = ""] = process.argv.slice(2);
const at = (url: string) => url.replace("https://host.test", server);
const { lines, hasDead } = await checkLinks(root, ledger, today, { timeout: 1500, at });
console.log(lines.join("\n"));
process.exitCode = hasDead ? 1 : 0;
