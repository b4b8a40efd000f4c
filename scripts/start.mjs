/** `npm start`: installs what is missing, builds the site, serves it and prints its address. */
import { ensureInstalled, run } from "./ensureInstalled.mjs";

ensureInstalled();
run("npx", ["--no-install", "gatsby", "build"]);
run("npx", ["--no-install", "tsx", "scripts/serve.mts"]);
