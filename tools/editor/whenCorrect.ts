import { join } from "node:path";
import { watchContent } from "../../src/content-model/watchContent";
import { checkFolder } from "../sharing/checkTree";

/** Whether the content of a project has no mistakes. */
export const isCorrect = async (project: string) => (await checkFolder(project)).length === 0;

/**
 * Waits until the content of a project has no mistakes.
 * @param explain called if that takes a correction
 */
export async function whenCorrect(project: string, explain: () => void): Promise<void> {
  if (await isCorrect(project)) return;
  explain();
  await new Promise<void>((done) => {
    const look = async () => {
      if (await isCorrect(project)) void watcher.close().then(done);
    };
    // It may have been corrected while the watcher was starting.
    const watcher = watchContent(join(project, "content"), look).on("ready", () => void look());
  });
}
