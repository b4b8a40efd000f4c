/** `npm start`: installs what is missing, builds the site, serves it and prints its address. */
import { createServer } from "node:net";
import { ensureInstalled, run } from "./ensureInstalled.mjs";

/** The first port from `port` on that nobody listens at. */
function freePort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(freePort(port + 1)));
    probe.listen(port, () => probe.close(() => resolve(port)));
  });
}

ensureInstalled();
run("npx", ["--no-install", "gatsby", "build"]);
const port = String(await freePort(Number(process.env.PORT ?? 9000)));
console.log(`\nThe site is at http://localhost:${port}/ (stop it with Ctrl+C)\n`);
run("npx", ["--no-install", "gatsby", "serve", "--port", port]);
