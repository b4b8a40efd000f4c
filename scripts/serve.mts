/**
 * `npm run serve`: serves public/ with the headers of `src/gatsby-node/siteHeaders.ts`. A requested port (`--port` or PORT) must be free;
 * the default is 9000, or any free port.
 */
import { parseArgs } from "node:util";
import { listen, siteServer } from "../tools/hosting/siteServer";

const { values } = parseArgs({
  options: {
    port: { type: "string", ...(process.env.PORT ? { default: process.env.PORT } : {}) },
    /** The folder of the built site. */
    root: { type: "string", default: "public" },
  },
});

try {
  const server = siteServer(values.root);
  const port =
    values.port === undefined
      ? await listen(server, 9000).catch(() => listen(server, 0))
      : await listen(server, Number(values.port));
  console.log(`\nThe site is at http://localhost:${port}/ (stop it with Ctrl+C)\n`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
