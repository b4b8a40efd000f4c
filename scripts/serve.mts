/**
 * `npm run serve`: serves public/ with the headers of `src/gatsby-node/siteHeaders.ts`. A requested port (`--port` or PORT) must be free;
 * the default is 9000, or any free port. Only this computer can read it, unless `--host` opens it to the network.
 */
import { parseArgs } from "node:util";
import { listen, networkAddresses, siteServer } from "../tools/hosting/siteServer";

const { values } = parseArgs({
  options: {
    port: { type: "string", ...(process.env.PORT ? { default: process.env.PORT } : {}) },
    /** The folder of the built site. */
    root: { type: "string", default: "public" },
    /** Lets other computers of the network read it. */
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
      `Everybody on your network can read it, also what is not published yet:\n${networkAddresses(port).join("\n")}\n`,
    );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
