/** `npm run share`: shares what was saved in content/ and merges what others have shared. */
import { resolve } from "node:path";
import { shareCommand } from "../tools/sharing/shareCommand";

process.exitCode = await shareCommand(resolve("."), process.argv.slice(2));
