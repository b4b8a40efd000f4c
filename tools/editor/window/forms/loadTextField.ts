import { lost } from "../send";

/**
 * Loads the field for texts, a script of its own, which lists and the start page do not need. A form waits for it before it is shown: a
 * component that cannot be loaded would take the whole page away, with what has been typed.
 * @throws Error with the sentence for an editor that does not answer
 */
export const loadTextField = () =>
  import("../text/TextField").catch(() => {
    throw new Error(lost);
  });
