import { join } from "node:path";
import { watchContent } from "../../../src/content-model/watchContent";
import { checkContent } from "../../../src/content-model/checkContent";
import { errorsOnly } from "../../../src/content-model/problem";

const isCorrect = async (project: string) =>
  errorsOnly(await checkContent(join(project, "content"))).length === 0;

/** Waits until the content of a project has no mistakes. */
const correction = (project: string) =>
  new Promise<void>((done) => {
    const look = async () => {
      if (await isCorrect(project)) void watcher.close().then(done);
    };
    // It may have been corrected while the watcher was starting.
    const watcher = watchContent(join(project, "content"), look).on("ready", () => void look());
  });

/**
 * Runs the development site. It stops at content errors that are there when it starts. If it stops for another reason, the editor continues
 * without it.
 * @param start runs the site until it ends
 * @param say prints a line
 */
export async function runSite(
  project: string,
  start: () => Promise<unknown>,
  say: (line: string) => void = console.log,
): Promise<void> {
  do {
    if (!(await isCorrect(project))) {
      say("The content has mistakes. The site starts once they are corrected in the editor.");
      await correction(project);
    }
    await start().catch((error: unknown) => say((error as Error).message));
  } while (!(await isCorrect(project)));
  say(
    "The preview of the site has stopped; forms and sharing go on without it. To have it back, stop the editor with Ctrl+C, type npm install, and start the editor again.",
  );
}
