/** Deletes what nothing names; otherwise a dialog says who names it, and takes it out of the menu where that is enough. */
import { button, element, list } from "./element";
import { send } from "./send";
import { closeButton, show, showEnd } from "./sharingDialog";
import { openForm } from "./store";

export async function deleteAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const shown = path.endsWith(".md") ? openForm()?.path : undefined;
    const { title, namedBy, isOnlyInMenu } = await send("deletion", { path });
    if (namedBy.length === 0) {
      await send("deleteFiles", { paths: [path], shown });
      continue;
    }
    const words = `${title} is named by:`;
    const press = button("Take it out of the menu and delete it", () => {
      void send("deleteFiles", { paths: [path], shown, fromMenu: true }).then(
        () => {
          location.hash = location.hash.replace(/\/entries\/.*/, "");
          showEnd("Deleted", [`${title} is deleted, and the menu no longer leads to it.`], { reload: true });
        },
        (error: unknown) => showEnd("Nothing was deleted", [(error as Error).message], { reload: false }),
      );
    });
    show(
      "Not deleted yet",
      element("p", {}, words),
      list(namedBy),
      isOnlyInMenu ? press : element("p", {}, "Take it out there first."),
      closeButton(),
    );
    // Decap keeps the form open, and says no more than the dialog.
    throw new Error(`${words} ${namedBy.join(", ")}.`);
  }
}
