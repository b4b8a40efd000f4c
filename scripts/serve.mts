/**
 * `npm run serve`: serves public/ with the headers of `src/gatsby-node/siteHeaders.ts`. A port that somebody chooses with `--port` or the
 * variable PORT must be free. Without such a choice, the command uses 9000 or any free port. Only this computer can read the site, unless
 * `--host` opens it to the network.
 */
import { parseArgs } from "node:util";
import { listen, networkAddresses, siteServer } from "../tools/hosting/siteServer";

const { values } = parseArgs({
  options: {
    port: { type: "string", ...(process.env.PORT ? { default: process.env.PORT } : {}) },
    /** The folder of the built site. */
    root: { type: "string", default: "public" },
    /** True if other computers in the network can read the site. */
    host: { type: "boolean", default: false },
  },
});

try {
  const server = siteServer(values.root);
  const port =
    values.port === undefined
      ? await listen(server, 9000, values.host).catch(() => listen(server, 0, values.host))
      : await listen(server, Number(values.port), values.host);
  console.log(`\nThe site is at http://localhost:${port}/ (stop it with Ctrl+C)\n`);
  if (values.host)
    console.log(
      `Everybody on your network can read it, including content that is not published yet:\n${networkAddresses(port).join("\n")}\n`,
    );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
