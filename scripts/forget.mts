/** `npm run forget -- FILE… --words "WORDS"`: erases files or words from the history. */
import { resolve } from "node:path";
import { forgetCommand } from "../tools/sharing/forgetCommand";
import { ask } from "../tools/sharing/shareCommand";

process.exitCode = await forgetCommand(resolve("."), process.argv.slice(2), ask);
