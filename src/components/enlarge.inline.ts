import { closest, isModified, on } from "../lib/dom";

/**
 * Opens the largest file of a clicked picture in a dialog, which Escape closes. Without scripts, in browsers without modal dialogs, or in a
 * new tab, the link to that file works as an ordinary link.
 */
export function startEnlarging(): void {
  on("click", (event) => {
    const link = closest(event, "a[data-large]") as HTMLAnchorElement | null;
    const dialog = document.createElement("dialog");
    if (!link || isModified(event) || !dialog.showModal) return;
    event.preventDefault();
    dialog.className = "large";
    dialog.innerHTML = "<form method=dialog><button>Close</button></form>";
    const picture = new Image();
    picture.src = link.href;
    picture.alt = dialog.ariaLabel = link.querySelector("img")?.alt ?? "";
    dialog.append(picture);
    dialog.onclose = () => dialog.remove();
    document.body.append(dialog);
    dialog.showModal();
  });
}
