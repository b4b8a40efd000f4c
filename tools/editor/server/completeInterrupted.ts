import { SharingError } from "../../sharing/git";
import { completeShare } from "../../sharing/share";

/**
 * Completes a share that was killed or disconnected. If this is not possible now, for example without a connection, the next share
 * completes it. The error is caught here and not in `scripts/edit.mts`, because tsx loads the modules of an .mts file twice. There are then
 * two classes with the same name, and `instanceof` would not recognise the error.
 * @param project the project's folder
 */
export async function completeInterrupted(project: string): Promise<void> {
  await completeShare(project).catch((error: unknown) => {
    if (!(error instanceof SharingError)) throw error;
  });
}
