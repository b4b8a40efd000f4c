/** Short messages to the visitor, for code that runs before React and without it. */
import { on } from "../lib/dom";
import { pageState, whenSettled } from "./pageState";
import { savesData } from "./savesData";

declare global {
  interface WindowEventMap {
    /** A message that React shows as a toast (ToastHost.tsx). */
    visitormessage: CustomEvent<string>;
  }
}

/** Shows a message as plain text until the next press, where no toast can be shown. */
export function showPlainMessage(text: string): void {
  const message = document.createElement("p");
  message.className = "message";
  message.setAttribute("role", "alert");
  message.textContent = text;
  document.body.append(message);
  const remove = () => message.remove();
  on("pointerdown", remove);
  on("keydown", remove);
}

/**
 * Reports something to the visitor in a few words: as a toast once React listens, or as plain text where it never will, or where
 * its scripts would load for that alone although the visitor saves data.
 */
export function notify(text: string): void {
  if (pageState() === "html" && savesData()) showPlainMessage(text);
  else
    whenSettled((state) => {
      if (state === "failed") showPlainMessage(text);
      else dispatchEvent(new CustomEvent("visitormessage", { detail: text }));
    });
}
