import { closest, isModified, on } from "../lib/dom";

/**
 * Opens the largest file of a clicked picture in a dialog, which Escape closes. Without scripts, or when the visitor opens a new tab, the
 * link to that file works as usual.
 */
export function startEnlarging(): void {
  on("click", (event) => {
    const link = closest(event, "a[data-large]") as HTMLAnchorElement | null;
    if (!link || isModified(event)) return;
    event.preventDefault();
    const dialog = document.createElement("dialog");
    dialog.className = "large";
    dialog.innerHTML = "<form method=dialog><button>Close</button></form>";
    const picture = new Image();
    picture.src = link.href;
    picture.alt = link.querySelector("img")?.alt ?? "";
    dialog.append(picture);
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  });
}
