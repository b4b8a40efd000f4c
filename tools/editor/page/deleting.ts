import { element, list } from "./element";
import { Refusal, send } from "./send";
import { show } from "./sharingDialog";
import { openForm } from "./store";

/** Deletes what the open form shows, or a file without one, if nothing names it; otherwise says who names it, or takes it out of the menu where that is enough. */
export async function deleteFile(path: string): Promise<void> {
  const { path: shown = "no file" } = openForm() ?? {};
  if (path.endsWith(".md") && shown !== path)
    throw new Refusal(
      `Nothing was deleted. The form shows ${shown}, and not ${path}. Load the page again, then delete what it shows.`,
    );
  const { title = path, namedBy, isOnlyInMenu } = await send("deleteFile", { path });
  if (namedBy.length === 0) return;
  const words = `${title} is named by:`;
  if (isOnlyInMenu && confirm(`${words} ${namedBy.join(", ")}. Take it out there and delete it?`)) {
    await send("deleteFile", { path, fromMenu: true });
    return;
  }
  show("Not deleted", element("p", {}, words), list(namedBy), element("p", {}, "Take it out there first."));
  // Decap then keeps the form open.
  throw new Refusal("Nothing was deleted.");
}
