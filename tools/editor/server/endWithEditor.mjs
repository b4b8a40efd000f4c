/**
 * Ends the development site when the editor ends. File descriptor 3 is a pipe from the editor. The system closes it when the editor ends,
 * even if the editor was killed.
 */
import { Socket } from "node:net";

// Processes that the site starts also load this file, but do not inherit the descriptor. This condition excludes them.
if (process.env.EDITOR_PIPE === String(process.ppid)) {
  const pipe = new Socket({ fd: 3, readable: true, writable: false });
  pipe.resume().on("close", () => process.kill(process.pid, "SIGTERM"));
  pipe.unref();
}
