/** Ends the development site when the editor ends. The editor keeps file descriptor 3 open, which closes however the editor ends. */
import { Socket } from "node:net";

// Processes that the site starts also load this file, but they do not inherit the descriptor.
if (process.env.EDITOR_PIPE === String(process.ppid)) {
  const pipe = new Socket({ fd: 3, readable: true, writable: false });
  pipe.resume().on("close", () => process.kill(process.pid, "SIGTERM"));
  pipe.unref();
}
