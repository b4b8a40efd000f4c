import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Problem } from "../../../src/content-model/problem";
import { checkContent } from "../../../src/content-model/checkContent";
import { writeBeside } from "../../sharing/replaceFile";
import { nameOf } from "../common/addresses";
import type { FilesToWrite } from "./contentFolder";
import { resolveContentPath } from "./resolveContentPath";
import { fileError } from "../common/requestError";

/**
 * Checks the content as if `changes` were saved, without touching the files.
 * @param root the content folder
 * @throws a RequestError if a path is not below content/
 */
export async function checkChanges(root: string, changes: FilesToWrite): Promise<Problem[]> {
  const home = join(dirname(root), ".cache");
  const replaced = new Map<string, string | undefined>();
  try {
    for (const [path, content] of changes) {
      const file = await resolveContentPath(root, path);
      const written =
        content === undefined
          ? undefined
          : await writeBeside(file, content, home).catch((error: unknown) => {
              throw fileError(error, ".cache");
            });
      replaced.set(nameOf(path), written);
    }
    return await checkContent(root, undefined, replaced);
  } finally {
    for (const written of replaced.values()) if (written) await rm(written, { force: true });
  }
}
