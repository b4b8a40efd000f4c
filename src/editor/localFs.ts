import type { Express } from "express";

/** Decap's own server, which reads and writes the files. It takes its folder from the environment. */
export async function registerLocalFs(app: Express, folder: string): Promise<void> {
  const { registerLocalFs: register } = await import("decap-server/dist/middlewares");
  process.env.GIT_REPO_DIRECTORY = folder;
  await register(app, { logLevel: "error" });
}
