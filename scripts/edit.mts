/** `npm run edit`: the site at one address, and beside it an editor for its content at another; both on this machine only. */
import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import open from "open";
import { editorServer } from "../src/editor/editorServer";
import { registerMergeDriver } from "./mergeDriver.mjs";
import { programCommand } from "./programs.mjs";

const { values } = (await import("node:util")).parseArgs({
  options: {
    /** Whose content/ is edited: the tests name a copy. */
    project: { type: "string", default: "." },
    port: { type: "string", default: "8100" },
    /** Only the editor, without the site and without opening a window. */
    quiet: { type: "boolean", default: false },
  },
});

registerMergeDriver(values.project);
const site = "http://localhost:8000/";
const app = editorServer(resolve(values.project), site);
const server = app.listen(Number(values.port), "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}/`;
  console.log(`The editor is at ${address}`);
  if (values.quiet) return;
  console.log(`The site will be at ${site} and follows each change that you save. Stop both with Ctrl+C.`);
  const develop = spawn(...programCommand("gatsby", ["develop", "--open"]), { stdio: "inherit" });
  develop.on("exit", (code) => process.exit(code ?? 0));
  open(address).catch(() => console.log("Please open it in your browser."));
});
server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${values.port} is in use, perhaps by an editor that still runs. Stop it, or run: npm run edit -- --port 8101`
      : `The editor cannot start: ${error.message}`,
  );
  process.exit(1);
});
