import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import getPort, { portNumbers } from "get-port";

/** The port for a server of this project, and whether the server is running there already. */
interface OwnServer {
  port: number;
  isRunning: boolean;
}

/** The path of the request that asks an editor which folder it edits. */
export const projectPath = "/project";

/**
 * The maximum time, in milliseconds, that a server of this project takes to respond. A slower server counts as a program that does not
 * belong to this project. Even a busy development site responds in less time.
 */
const timeout = 10_000;

/**
 * Looks for a server of this project on the given ports. Returns the port of this server or, if it is not running, the first free port. Two
 * copies of a project therefore use different ports.
 */
async function findServer(ports: Iterable<number>, isOwn: (origin: string) => Promise<boolean>) {
  const candidates = [...ports];
  const own = await Promise.all(
    candidates.map((port) => isOwn(`http://localhost:${port}`).catch(() => false)),
  );
  const running = candidates[own.indexOf(true)];
  return { port: running ?? (await getPort({ port: candidates })), isRunning: running !== undefined };
}

/**
 * Starts a server at the port that `find` returns, unless the server is already running. Tries again if another program takes the port at
 * the same moment.
 * @param start starts the server. It rejects if the port is in use
 */
export async function startAt(
  find: () => Promise<OwnServer>,
  start: (port: number) => Promise<unknown>,
): Promise<OwnServer> {
  const found = await find();
  if (found.isRunning) return found;
  try {
    await start(found.port);
    return found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return startAt(find, start);
  }
}

/** Returns the path of the file that contains the port at which the editor ran last. The file is in a folder that git ignores. */
const lastPortFile = (project: string) => join(project, ".drafts/port.txt");

/**
 * Stores the port at which the editor runs, so that its next start prefers this port. A page of the editor that is still open then
 * continues to work, and the browser finds the drafts that it has stored for the page's address.
 */
export async function rememberPort(project: string, port: number): Promise<void> {
  const file = lastPortFile(project);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${port}\n`);
  } catch {
    // The editor also works in a folder in which it cannot write, for example to show what is there.
  }
}

/**
 * Returns the port for this project folder's editor. If the editor is not running, this is the port at which it ran last, unless another
 * program uses this port or the port is not one of the given ports.
 */
export async function ownEditor(
  project: string,
  ports: Iterable<number> = portNumbers(8100, 8109),
): Promise<OwnServer> {
  const last = Number(await readFile(lastPortFile(project), "utf8").catch(() => ""));
  const sorted = [...ports].sort((a, b) => Number(b === last) - Number(a === last));
  return findServer(sorted, async (origin) => {
    const response = await fetch(origin + projectPath, { signal: AbortSignal.timeout(timeout) });
    return (await response.text()) === resolve(project);
  });
}

/**
 * Returns the ports for a development site, in the order in which they are tried. The first port ends with the same digit as the editor's
 * port. Two editors that start at the same time therefore try different ports.
 */
export const sitePorts = (editorPort: number) =>
  new Set([8000 + (editorPort % 10), ...portNumbers(8000, 8009)]);

/**
 * Returns the port for this project folder's development site. Gatsby treats the folder of a site as a plugin, so the plugin's path
 * identifies the site.
 */
export const ownSite = (project: string, ports: Iterable<number>): Promise<OwnServer> =>
  findServer(ports, async (origin) => {
    const response = await fetch(`${origin}/___graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        query: '{ sitePlugin(name: { eq: "default-site-plugin" }) { pluginFilepath } }',
      }),
      signal: AbortSignal.timeout(timeout),
    });
    const { data } = (await response.json()) as { data: { sitePlugin: { pluginFilepath: string } } };
    return resolve(data.sitePlugin.pluginFilepath) === resolve(project);
  });

/**
 * Returns whether a development site already has a page at a path. A redirect does not count, because it would lead the editor's preview
 * to its target. For a moment, Gatsby sends the data of a redirect after a page has come back to its former address.
 */
export async function hasPage(site: string, path: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(`page-data${path === "/" ? "/index" : path}/page-data.json`, site));
    if (!response.ok) return false;
    const { componentChunkName } = (await response.json()) as { componentChunkName: string };
    return !componentChunkName.endsWith("-moved-tsx");
  } catch {
    return false;
  }
}
