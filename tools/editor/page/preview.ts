/** Shows the site beside each form in place of Decap's preview; a click on it opens the corresponding field. */
import type { ClickReport } from "../../../src/browser/editorFrame";
import type { Place } from "../locate";
import type { Decap, PreviewComponent } from "./decap";
import { listField } from "../listField";
import { goTo } from "./fields";
import { send, settings } from "./send";
import { routeNow } from "./store";

/** Polling interval in milliseconds. */
const pollInterval = 250;
/** Milliseconds after which to stop waiting. */
const timeout = 10_000;

const waiting =
  "The page is being made and will appear here. If a red bar below lists mistakes, correct them first.";

/** The preview component of the open form. */
let shown: PreviewComponent | undefined;

const remember = (component: PreviewComponent) => {
  shown = component;
};

/** Waits until something is so; false if it does not come about. */
async function until(isSo: () => boolean): Promise<boolean> {
  for (const end = Date.now() + timeout; Date.now() < end;) {
    if (isSo()) return true;
    await new Promise((wake) => setTimeout(wake, pollInterval));
  }
  return false;
}

/** The text node with these words in the open form's Markdown editor. */
const textNodeWith = (words: string) =>
  [...document.querySelectorAll("[data-slate-editor] [data-slate-string]")].find(
    ({ textContent }) => textContent?.trim() === words.trim(),
  )?.firstChild;

/** Leaves the open form for its list; false if it has unsaved changes and the user stays. */
async function leave(list: string): Promise<boolean> {
  const before = routeNow();
  location.hash = `#/collections/${list}`;
  await until(() => shown === undefined || routeNow() === before);
  return shown === undefined;
}

/** Opens a form and focuses the field; in Markdown, puts the cursor at the given line. */
async function open({ form, field, words }: Place): Promise<void> {
  if (routeNow() !== form) {
    // Decap does not load an entry into a form that is open already: it would come up empty.
    const [list = ""] = form.split("/");
    if (!(await leave(list))) return;
    location.hash = `#/collections/${form}`;
  }
  // A form that has just been opened may not have rendered its fields yet.
  await until(() => shown !== undefined && routeNow() === form && goTo(field));
  if (words === undefined) return;
  if (!(await until(() => textNodeWith(words) !== undefined))) return;
  // On focus, the Markdown editor first moves the cursor to the start.
  await new Promise((wake) => setTimeout(wake, pollInterval));
  const node = textNodeWith(words);
  if (!node) return;
  node.parentElement?.scrollIntoView({ block: "center" });
  getSelection()?.collapse(node, node.textContent?.length ?? 0);
}

/** Shows a file's page beside the open form, as soon as the site has it. */
export async function showPage(path: string): Promise<void> {
  for (const component = shown; component && component === shown;) {
    const { address, isMade } = await send("addressFor", { path });
    component.setState(isMade ? { address } : { address: undefined, words: waiting });
    if (isMade) return;
    await new Promise((wake) => setTimeout(wake, pollInterval * 4));
  }
}

/** An entry of a list in Decap's Immutable.js. */
interface ListedEntry {
  get: (name: string) => unknown;
}
const entriesOf = ({ entry }: PreviewComponent["props"]) =>
  entry.getIn(["data", listField]) as { toArray: () => ListedEntry[] } | undefined;

/** Brings the entry of a list into view on the page whose form has just been edited, by the name that the page still shows. */
function showEdited(component: PreviewComponent, before: PreviewComponent["props"], site: URL): void {
  const entries = entriesOf(component.props)?.toArray();
  const earlier = entriesOf(before)?.toArray();
  if (!entries || entries.length !== earlier?.length) return;
  const edited = earlier.filter((entry, index) => entry !== entries[index]);
  const [entry] = edited;
  // More than one: they were loaded or reordered.
  if (!entry || edited.length > 1 || earlier.indexOf(entry) === component.entryInView) return;
  component.entryInView = earlier.indexOf(entry);
  const frame = document
    .querySelector<HTMLIFrameElement>("#preview-pane")
    ?.contentDocument?.querySelector("iframe");
  frame?.contentWindow?.postMessage({ show: entry.get("title") ?? entry.get("name") }, site.origin);
}

const style = { border: 0, position: "fixed", inset: 0, width: "100%", height: "100%" };

/** Shows the site beside every form, if it is running. */
export function showSite(CMS: Decap): void {
  if (settings.site_url === undefined) return;
  const site = new URL(settings.site_url);
  window.addEventListener("message", ({ origin, data }: MessageEvent<{ clicked?: ClickReport }>) => {
    if (origin !== site.origin || !data.clicked) return;
    void send("locate", data.clicked).then(({ place }) => place && open(place));
  });
  const preview = window.createClass({
    getInitialState: () => ({ words: "" }),
    componentDidMount() {
      remember(this);
      const path = this.props.entry.get("path");
      if (typeof path !== "string" || path === "") {
        this.setState({ words: "Save it once to see its page on the site here." });
        return;
      }
      void showPage(path);
    },
    componentDidUpdate(before: PreviewComponent["props"]) {
      showEdited(this, before, site);
    },
    componentWillUnmount() {
      if (shown === this) shown = undefined;
    },
    render() {
      const { address, words } = this.state;
      if (address === undefined) return window.h("p", {}, words);
      return window.h("iframe", { src: new URL(address, site).href, title: "The page on the site", style });
    },
  });
  for (const { name, files } of settings.collections)
    for (const one of files ?? [{ name }]) CMS.registerPreviewTemplate(one.name, preview);
}
