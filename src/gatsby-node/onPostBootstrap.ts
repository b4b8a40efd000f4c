import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { GatsbyNode } from "gatsby";
import { drawingsPath, drawingsSvg } from "./drawings";

/** Puts the drawings of the icons where `build` publishes and `develop` serves them. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  const file = `public${drawingsPath}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, drawingsSvg);
};
