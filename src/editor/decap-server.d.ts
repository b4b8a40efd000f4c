declare module "decap-server/dist/middlewares" {
  import type { Express } from "express";
  export function registerLocalFs(app: Express, options: { logLevel: string }): Promise<void>;
}
