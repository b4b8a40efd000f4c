/** `npm run share`: gives the others what was saved in content/ and takes over what they have shared. */
import { resolve } from "node:path";
import { shareCommand } from "../src/sharing/shareCommand";

process.exitCode = await shareCommand(resolve("."), process.argv.slice(2));
