import { lost } from "../send";

/**
 * Loads the script of the field for texts, which lists and the start page do not need. A form is shown only after this script has loaded.
 * If the script failed to load later, React would remove the whole page with the typed text.
 * @throws an Error with the message that the editor does not answer
 */
export const loadTextField = () =>
  import("../text/TextField").catch(() => {
    throw new Error(lost);
  });
