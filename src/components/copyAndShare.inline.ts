import { closest, on } from "../lib/dom";
import { notify } from "./message";

/** Copies `text`. Then shows a message that contains `name`: that the text was copied, or that the browser blocks copying. */
function copy(text: string, name: string): void {
  // In an asynchronous function, an error becomes a rejection. Without a secure connection, `navigator.clipboard` is undefined and the call
  // throws an error.
  const write = async () => navigator.clipboard.writeText(text);
  void write().then(
    () => notify(`${name} copied`),
    () => notify(`Your browser blocks copying. Please select the ${name.toLowerCase()} yourself.`),
  );
}

/**
 * Starts the code that copies or shares when a visitor clicks. A button with `data-copy` copies the text in that attribute, and `data-name`
 * is the text's name in the message. A heading's link copies the address of the heading, and the page still scrolls to the heading. A
 * button with `data-share` opens the system's share dialog for the page, or copies the page's address in a browser without that dialog.
 */
export function startCopyAndShare(): void {
  on("click", (event) => {
    const { copy: text = "", name } = closest(event, "[data-copy]")?.dataset ?? {};
    if (name) copy(text, name);
    const heading = closest(event, ".permalink") as HTMLAnchorElement | null;
    if (heading) copy(heading.href, "Address");
    if (!closest(event, "[data-share]")) return;
    const url = location.origin + location.pathname;
    if (navigator.share) navigator.share({ url, title: document.title }).catch(() => undefined);
    else copy(url, "Address");
  });
}
