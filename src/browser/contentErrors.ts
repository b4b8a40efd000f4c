/** Shows the problems that the check finds in content, in `gatsby develop` only. People who edit content do not look at the terminal. */
import { contentErrorsPath } from "../lib/paths";
import { reloadIfStale } from "./staleData";

/**
 * Returns a panel at the bottom of the window, outside what React renders. In the editor's preview, the panel has no list, because the
 * editor itself lists the problems with links to the fields.
 */
function panelOf(errors: readonly string[]): HTMLElement {
  const panel = document.createElement("aside");
  panel.id = "content-errors";
  panel.role = "alert";
  panel.style.cssText =
    "position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;padding:1rem;background:#fff;color:#000;border-top:4px solid #b00;font:16px/1.4 sans-serif";
  const heading = document.createElement("strong");
  heading.textContent = "The content has problems. You see the last version without problems.";
  panel.append(heading);
  if (window.parent !== window) return panel;
  const list = document.createElement("ul");
  for (const error of errors)
    list.append(Object.assign(document.createElement("li"), { textContent: error }));
  panel.append(list);
  return panel;
}

/** Shows the problems in content, and updates the list whenever the content is checked again. */
export function showContentErrors(): void {
  new EventSource(contentErrorsPath).onmessage = ({ data }: MessageEvent<string>) => {
    const errors = JSON.parse(data) as string[];
    document.getElementById("content-errors")?.remove();
    if (errors.length > 0) document.body.append(panelOf(errors));
    else reloadIfStale();
  };
}
