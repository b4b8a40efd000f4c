/** `npm run take-back`: lists what was saved and shared in content/, and takes a change back. */
import { resolve } from "node:path";
import { takeBackCommand } from "../tools/sharing/takeBackCommand";

process.exitCode = await takeBackCommand(resolve("."), process.argv.slice(2));
