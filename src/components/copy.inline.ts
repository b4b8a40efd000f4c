import { closest, on } from "../lib/dom";
import { notify } from "./message";

/** Copies a text and says so, by its name. */
export function copy(text: string, name: string): void {
  // Without a secure connection there is no clipboard; inside `then` that is a rejection like any other.
  void Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => notify(`${name} copied`),
      () => notify(`Your browser does not allow copying. Please select the ${name.toLowerCase()} yourself.`),
    );
}

/** Buttons that copy a detail: `data-copy` holds what is copied, `data-name` what it is called. */
export function startCopying(): void {
  on("click", (event) => {
    const { copy: text = "", name } = closest(event, "[data-copy]")?.dataset ?? {};
    if (name) copy(text, name);
  });
}
