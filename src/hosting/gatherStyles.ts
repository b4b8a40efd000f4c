const rules =
  /<style data-emotion="(?<kind>css(?:-global)?) (?<names>[^"]+)"(?: data-s="")?>(?<text>[\s\S]*?)<\/style>/g;

/**
 * Puts the page's rules into its head, those of its parts in one element. Emotion writes each set of rules before the first thing
 * that it is for, some sixty to a page, and its script moves each of them into the head, twice, before the page comes alive. `data-s`
 * tells it that it has done so; global rules keep elements of their own, as it looks for them.
 */
export function gatherStyles(html: string): string {
  const found = [...html.matchAll(rules)].map(({ groups }) => ({
    kind: groups?.kind ?? "",
    names: groups?.names ?? "",
    text: groups?.text ?? "",
  }));
  if (found.length === 0) return html;
  const style = (kind: string, names: string, text: string) =>
    `<style data-emotion="${kind} ${names}" data-s="">${text}</style>`;
  const local = found.filter(({ kind }) => kind === "css");
  const gathered = [
    ...found.filter(({ kind }) => kind !== "css").map(({ kind, names, text }) => style(kind, names, text)),
    style("css", local.map(({ names }) => names).join(" "), local.map(({ text }) => text).join("")),
  ].join("");
  return html.replace(rules, "").replace("</head>", () => `${gathered}</head>`);
}
