/** Loaded into the development site: the editor holds the other end of its input, which closes when the editor ends, however that happens. */
process.stdin
  .resume()
  .on("close", () => process.kill(process.pid, "SIGTERM"))
  .unref();
