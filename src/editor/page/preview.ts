/** The site itself beside each form, in the place of Decap's preview; a click in it opens the field behind it. */
import type { ClickReport } from "../../browser/reportClicks";
import type { Place } from "../locate";
import type { Decap, PreviewComponent } from "./decap";
import { request, settings } from "./request";

/** Milliseconds between two looks whether something is there. */
const pause = 250;
/** Milliseconds after which what was waited for will not come any more. */
const patience = 10_000;

/** The form that is open beside the site. */
let shown: PreviewComponent | undefined;

const remember = (component: PreviewComponent) => {
  shown = component;
};

const formOf = () => decodeURIComponent(location.hash).replace("#/collections/", "");

async function until<Found>(look: () => Found | undefined): Promise<Found | undefined> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((wake) => setTimeout(wake, pause));
  }
  return undefined;
}

/** The place in the open form's text that begins with these words. */
function textNodeWith(words: string): Node | undefined {
  for (const editor of document.querySelectorAll("[data-slate-editor]")) {
    const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.trim() === words.trim()) return node;
  }
  return undefined;
}

/** Opens the form of a place, and its field; in a text, with the cursor at the words. */
async function open({ form, field, words }: Place): Promise<void> {
  const before = document.activeElement;
  const isOpen = formOf() === form;
  if (!isOpen) {
    shown = undefined;
    // With unsaved changes Decap asks first, and stays if told so.
    location.hash = `#/collections/${form}`;
  }
  const component = await until(() => (formOf() === form ? shown : undefined));
  // A form that has just been opened may not have its fields yet.
  await until(() => {
    component?.props.onFieldClick(field);
    const now = document.activeElement;
    return isOpen || (now !== before && now?.matches("input, textarea, [contenteditable]")) || undefined;
  });
  if (words === undefined) return;
  if (!(await until(() => textNodeWith(words)))) return;
  // A text that gets the focus first puts the cursor at its beginning.
  await new Promise((wake) => setTimeout(wake, pause));
  const node = textNodeWith(words);
  if (!node) return;
  node.parentElement?.scrollIntoView({ block: "center" });
  getSelection()?.collapse(node, node.textContent?.length ?? 0);
}

/** Where the page of a file is, as soon as the site is up. */
async function addressOnceUp(component: PreviewComponent, path: string): Promise<string | undefined> {
  while (component === shown) {
    const { address, isUp } = await request("addressFor", { path });
    if (isUp) return address;
    await new Promise((wake) => setTimeout(wake, pause * 4));
  }
  return undefined;
}

const style = { border: 0, position: "fixed", inset: 0, width: "100%", height: "100%" };

/** Shows the site beside every form, if it runs. */
export function showSite(CMS: Decap): void {
  if (settings.site_url === undefined) return;
  const site = new URL(settings.site_url);
  window.addEventListener("message", ({ origin, data }: MessageEvent<{ clicked?: ClickReport }>) => {
    if (origin !== site.origin || !data.clicked) return;
    void request("locate", data.clicked).then(({ place }) => place && open(place));
  });
  const preview = window.createClass({
    getInitialState: () => ({ words: "" }),
    componentDidMount() {
      remember(this);
      const path = this.props.entry.get("path");
      if (typeof path !== "string" || path === "") {
        this.setState({ words: "Save it once; then its page on the site is shown here." });
        return;
      }
      this.setState({ words: "The site is being built; its page will be here in a moment." });
      void addressOnceUp(this, path).then((address) => address && this.setState({ address }));
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
