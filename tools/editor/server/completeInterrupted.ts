import { SharingError } from "../../sharing/git";
import { completeShare } from "../../sharing/share";

/**
 * Completes a share that was killed or disconnected. If sharing is not possible now, for example without a connection, the next share
 * completes it. `scripts/edit.mts` cannot catch the error itself: tsx loads the modules of an .mts file twice, with two classes of the same
 * name.
 * @param project the project's folder
 */
export async function completeInterrupted(project: string): Promise<void> {
  await completeShare(project).catch((error: unknown) => {
    if (!(error instanceof SharingError)) throw error;
  });
}
