/** Holds the open form to its address, and names it before it is deleted. */
import { keepNow } from "./keepTyped";
import { openForm, routeNow } from "./store";

/** Milliseconds that Decap needs to open a form by itself. */
const patience = 500;

let isReloading = false;

/** Loads the page again without Decap's question: what is in the form was kept, or is not to be. */
export function reload(): void {
  isReloading = true;
  location.reload();
}

/** What Decap asks before it deletes an entry; the browser's question names it. */
export const deletes = "Delete this entry?";

function confirmDeletion(): boolean {
  const { entry, path, route } = openForm() ?? {};
  if (route !== routeNow()) return false;
  const title = entry?.getIn(["data", "title"]) ?? entry?.getIn(["data", "name"]);
  const named = typeof title === "string" ? `“${title}”` : "this entry";
  return confirm(`Delete ${named}? Its file is ${path ?? ""}.`);
}

/**
 * Decap leaves a form standing when the address of another one is opened in its place, and would delete that one. Must be called
 * before Decap asks about leaving the page.
 */
export function holdToAddress(): void {
  addEventListener("beforeunload", (event) => {
    if (isReloading) event.stopImmediatePropagation();
  });
  addEventListener("hashchange", () => {
    setTimeout(() => {
      const isForm = /\/(new|entries\/.+)$/.test(routeNow());
      const form = openForm();
      if (isForm && form && form.route !== routeNow()) void keepNow().then(reload);
    }, patience);
  });
  const ask = window.confirm.bind(window);
  window.confirm = (question) => (question === deletes ? confirmDeletion() : ask(question));
}
