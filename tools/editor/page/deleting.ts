import { element, list } from "./element";
import { send } from "./send";
import { show } from "./sharingDialog";

/** Deletes what nothing names; otherwise says who names it, or takes it out of the menu where that is enough. */
export async function deleteFile(path: string): Promise<void> {
  const { title = path, namedBy, isOnlyInMenu } = await send("deleteFile", { path });
  if (namedBy.length === 0) return;
  const words = `${title} is named by:`;
  if (isOnlyInMenu && confirm(`${words} ${namedBy.join(", ")}. Take it out there and delete it?`)) {
    await send("deleteFile", { path, fromMenu: true });
    return;
  }
  show("Not deleted", element("p", {}, words), list(namedBy), element("p", {}, "Take it out there first."));
  // Decap keeps the form open, and says no more than the dialog.
  throw new Error(`${words} ${namedBy.join(", ")}.`);
}
