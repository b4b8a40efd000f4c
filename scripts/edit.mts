/**
 * `npm run edit`: serves the site at one address and an editor for its content at another, for this machine only. If an editor for this
 * project is already running, the command opens that editor in the browser.
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import open from "open";
import { completeInterrupted } from "../tools/editor/server/completeInterrupted";
import { editorServer } from "../tools/editor/server/editorServer";
import { ownEditor, ownSite, rememberPort, sitePorts, startAt } from "../tools/editor/server/ownServers";
import { runSite, spawnSite } from "../tools/editor/server/runSite";
import { configureGit } from "./configureGit.mjs";
import { programCommand } from "./programs.mjs";

const { values } = parseArgs({
  options: {
    /** The project whose content/ is edited. The tests use a copy of the project. */
    project: { type: "string", default: "." },
    /** The editor's port. By default, this is the port at which it ran last, or the first free port from 8100 on. */
    port: { type: "string" },
    /**
     * The address of the development site that the editor shows next to the forms, or "none". By default, this is the site of the project,
     * which the editor starts if necessary.
     */
    site: { type: "string" },
    /** True if the command must not open the editor in the browser. */
    quiet: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(
    "npm run edit opens the editor for content/ in your browser, with the site next to it. Only this computer can open them.\nAdd -- --port 8105 to choose its port, -- --site none to leave the site out, or -- --quiet to open no browser window.",
  );
  process.exit();
}

const project = resolve(values.project);
const addressAt = (port: number) => `http://localhost:${port}/`;

/**
 * The maximum time, in milliseconds, that the editor waits at its start for an interrupted share to be completed. After this time, the
 * editor starts even if the share is not yet complete.
 */
const maxCompleting = 10_000;

async function openWindow(address: string): Promise<void> {
  if (!values.quiet)
    await open(address).catch(() => console.log("Please open the editor's address in your browser."));
}

configureGit(values.project);
try {
  if (values.port !== undefined) await startEditor(Number(values.port));
  else {
    const { port, isRunning } = await startAt(() => ownEditor(project), startEditor);
    if (isRunning) {
      console.log(`The editor is running already, at ${addressAt(port)}`);
      await openWindow(addressAt(port));
    }
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === "EADDRINUSE"
      ? `Port ${values.port ?? ""} is in use. Leave --port out, and the editor finds a free port.`
      : `The editor cannot start: ${message}`,
  );
  process.exit(1);
}

async function startEditor(wanted: number): Promise<void> {
  const own = values.site === undefined ? await ownSite(project, sitePorts(wanted)) : undefined;
  const site = own ? addressAt(own.port) : values.site === "none" ? undefined : values.site;
  await Promise.race([completeInterrupted(project), sleep(maxCompleting)]);
  const server = editorServer(project, site).listen(wanted, "127.0.0.1");
  // Idle connections have no time limit. If there were one, the server could close a connection just when a request arrives, and the
  // request would be lost. The browser itself closes connections that it no longer needs.
  server.keepAliveTimeout = 0;
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await rememberPort(project, port);
  const address = addressAt(port);
  console.log(`The editor is at ${address}`);
  if (site !== undefined)
    console.log(`The site is at ${site} and follows each change that you save. Stop with Ctrl+C.`);
  if (own && !own.isRunning) void runSite(() => develop(own.port));
  await openWindow(address);
}

/** Runs the development site. Resolves when it has ended. */
async function develop(port: number): Promise<void> {
  const command = programCommand("gatsby", ["develop", "--host", "127.0.0.1", "--port", String(port)]);
  // This variable hides Gatsby's loading indicator, which would cover a part of the page while Gatsby queries its data.
  const env = { ...process.env, GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false" };
  await once(spawnSite(command, { cwd: project, env }), "exit");
}
