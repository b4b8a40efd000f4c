/** `npm run share`: shares the saved changes of content/, and merges the changes of other people. */
import { resolve } from "node:path";
import { shareCommand } from "../tools/sharing/shareCommand";

process.exitCode = await shareCommand(resolve("."), process.argv.slice(2));
