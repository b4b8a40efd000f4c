import { closest, isModified, on } from "../lib/dom";

/** A picture that is a link to its largest file opens it in a dialog, which Escape closes; without scripts, and for another tab, it is a link. */
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
