/**
 * `npm run edit`: serves the site at one address and an editor for its content at another, for this machine only.
 * Where an editor of this project is running already, it opens that one.
 */
import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import open from "open";
import { editorServer } from "../tools/editor/editorServer";
import { ownEditor, ownSite } from "../tools/editor/ownServers";
import { registerMergeDriver } from "./mergeDriver.mjs";
import { programCommand } from "./programs.mjs";

const { values } = (await import("node:util")).parseArgs({
  options: {
    /** The project whose content/ is edited; the tests use a copy. */
    project: { type: "string", default: "." },
    /** By default the first free one from 8100 on. */
    port: { type: "string" },
    /** The development site to show beside the forms; by default the project's own, started if it is not running. */
    site: { type: "string" },
    /** Starts only the editor: opens no window and starts no site. */
    quiet: { type: "boolean", default: false },
  },
});

const openWindow = (address: string) =>
  open(address).catch(() => console.log("Please open it in your browser."));
const addressAt = (port: number) => `http://localhost:${port}/`;

registerMergeDriver(values.project);
const editor =
  values.port === undefined
    ? await ownEditor(values.project)
    : { port: Number(values.port), isRunning: false };
if (editor.isRunning) {
  console.log(`The editor is running already, at ${addressAt(editor.port)}`);
  if (!values.quiet) await openWindow(addressAt(editor.port));
} else await startEditor();

async function startEditor(): Promise<void> {
  const own = values.site === undefined && !values.quiet ? await ownSite(values.project) : undefined;
  const site = own ? addressAt(own.port) : values.site;
  const server = editorServer(resolve(values.project), site).listen(editor.port, "127.0.0.1", () => {
    const address = addressAt((server.address() as AddressInfo).port);
    console.log(`The editor is at ${address}`);
    if (values.quiet || site === undefined) return;
    console.log(`The site is at ${site} and follows each change that you save. Stop with Ctrl+C.`);
    if (own && !own.isRunning) startSite(own.port);
    void openWindow(address);
  });
  // A request sent just as the server closes an idle connection is lost; the browser closes connections that it no longer needs.
  server.keepAliveTimeout = 0;
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${editor.port} is in use. Leave --port out: a free one is found.`
        : `The editor cannot start: ${error.message}`,
    );
    process.exit(1);
  });
}

function startSite(port: number): void {
  const command = programCommand("gatsby", ["develop", "--port", String(port)]);
  spawn(...command, { stdio: "inherit" }).on("exit", (code) => process.exit(code ?? 0));
}
