import { closest, on } from "../lib/dom";
import { notify } from "./message";

/** Buttons that copy a detail: `data-copy` holds what is copied, `data-name` what it is called. */
export function startCopying(): void {
  on("click", (event) => {
    const { copy = "", name = "" } = closest(event, "[data-copy]")?.dataset ?? {};
    // Without a secure connection there is no clipboard; inside `then` that is a rejection like any other.
    if (!name) return;
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(copy))
      .then(
        () => notify(`${name} copied`),
        () =>
          notify(`Your browser does not allow copying. Please select the ${name.toLowerCase()} yourself.`),
      );
  });
}
