/** Keeps forms short: their settings are folded up, and fields that the page's template does not show are left out. */
import type { Decap } from "./decap";
import { parts } from "./fields";
import { settings } from "./send";
import { onChange, openForm, type ImmutableMap } from "./store";

/** The heading above the settings, by whose state the style sheet hides them; a new entry needs some of them. */
const heading = () =>
  window.createClass({
    render() {
      const open = location.hash.endsWith("/new");
      return window.h("details", { open }, window.h("summary", {}, "Settings"));
    },
  });

/** Whether a field holds nothing; Decap puts switches that are off into empty groups. */
const isEmpty = (value: unknown): boolean =>
  !value || (typeof value === "object" && Object.values(value).every(isEmpty));

/** Names the fields that the open form leaves out; none that holds something, which may have to be taken out. */
function leaveOut(): void {
  const { route = "", entry } = openForm() ?? {};
  const { fields = [] } = settings.collections.find(({ name }) => route.startsWith(`${name}/`)) ?? {};
  const data = (entry?.get("data") as ImmutableMap | undefined)?.toJS() ?? {};
  const unused = fields.filter(
    ({ name, templatesOf }) =>
      templatesOf && !templatesOf.includes(String(data.template)) && isEmpty(data[name]),
  );
  document.body.dataset.unused = unused.map(({ name }) => name).join(" ");
}

export function shortenForms(CMS: Decap): void {
  CMS.registerWidget("settings", heading());
  const sheet = new CSSStyleSheet();
  for (const { name, templatesOf } of settings.collections.flatMap(({ fields = [] }) => fields))
    if (templatesOf)
      sheet.insertRule(
        `[data-unused~="${name}"] ${parts.form} > ${parts.field}:has(> * > [for^="${name}-field-"]) { display: none }`,
      );
  document.adoptedStyleSheets.push(sheet);
  onChange(leaveOut);
}
