/** `npm run edit`: serves the site at one address and an editor for its content at another, for this machine only. */
import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import open from "open";
import { editorServer } from "../src/editor/editorServer";
import { answers } from "../src/editor/locate";
import { registerMergeDriver } from "./mergeDriver.mjs";
import { programCommand } from "./programs.mjs";

const { values } = (await import("node:util")).parseArgs({
  options: {
    /** The project whose content/ is edited; the tests use a copy. */
    project: { type: "string", default: "." },
    port: { type: "string", default: "8100" },
    /** The development site to show beside the forms; started if nothing responds there. */
    site: { type: "string" },
    /** Starts only the editor: opens no window and starts no site. */
    quiet: { type: "boolean", default: false },
  },
});

registerMergeDriver(values.project);
const site = values.site ?? (values.quiet ? undefined : "http://localhost:8000/");
const app = editorServer(resolve(values.project), site);
const server = app.listen(Number(values.port), "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}/`;
  console.log(`The editor is at ${address}`);
  if (values.quiet || site === undefined) return;
  console.log(`The site is at ${site} and follows each change that you save. Stop with Ctrl+C.`);
  void startSite(site);
  open(address).catch(() => console.log("Please open it in your browser."));
});

/** Starts the site unless it is already running. */
async function startSite(address: string): Promise<void> {
  if (await answers(address)) return;
  const command = programCommand("gatsby", ["develop", "--port", new URL(address).port]);
  spawn(...command, { stdio: "inherit" }).on("exit", (code) => process.exit(code ?? 0));
}

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${values.port} is in use, perhaps by an editor that is still running. Stop it, or run: npm run edit -- --port 8101`
      : `The editor cannot start: ${error.message}`,
  );
  process.exit(1);
});
