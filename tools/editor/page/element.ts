type Child = Node | string;

/** Creates an element with attributes and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Creates a button with a click handler. */
export function button(words: string, press: () => void, attributes = {}): HTMLButtonElement {
  const made = element("button", { type: "button", ...attributes }, words);
  made.addEventListener("click", press);
  return made;
}

/** Words followed by buttons that are about them. */
export function line(words: string, ...buttons: readonly (readonly [string, () => void])[]): Node {
  const text = element("span", { id: words.replaceAll(/\s/g, "-") }, words);
  const made = document.createDocumentFragment();
  made.append(text);
  for (const [name, press] of buttons) made.append(" ", button(name, press, { "aria-describedby": text.id }));
  return made;
}

/** Creates a bulleted list. */
export const list = (lines: readonly Child[], attributes = {}) =>
  element("ul", attributes, ...lines.map((one) => element("li", {}, one)));

export const momentOf = (when: string) =>
  new Date(when).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** The element with this id in index.html. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`index.html has no ${kind.name} with the id ${id}`);
}
