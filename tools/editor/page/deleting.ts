import { element, list } from "./element";
import { Refusal, send } from "./send";
import { show } from "./sharingDialog";
import { openForm } from "./store";

/** Deletes what nothing names; otherwise says who names it, or takes it out of the menu where that is enough. */
export async function deleteFile(path: string): Promise<void> {
  const shown = path.endsWith(".md") ? openForm()?.path : undefined;
  const { title = path, namedBy, isOnlyInMenu } = await send("deleteFile", { path, shown });
  if (namedBy.length === 0) return;
  const words = `${title} is named by:`;
  if (isOnlyInMenu && confirm(`${words} ${namedBy.join(", ")}. Take it out there and delete it?`)) {
    await send("deleteFile", { path, shown, fromMenu: true });
    return;
  }
  show("Not deleted", element("p", {}, words), list(namedBy), element("p", {}, "Take it out there first."));
  // Decap then keeps the form open.
  throw new Refusal("Nothing was deleted.");
}
