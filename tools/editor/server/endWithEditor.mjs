/** Loaded into the development site: the editor keeps this file descriptor open, which closes when the editor ends, however that happens. */
import { Socket } from "node:net";

// The site's own children inherit the option that loads this, but not the descriptor.
if (process.env.EDITOR_PIPE === String(process.ppid)) {
  const pipe = new Socket({ fd: 3, readable: true, writable: false });
  pipe.resume().on("close", () => process.kill(process.pid, "SIGTERM"));
  pipe.unref();
}
