/** The path of what a file at `from` names. */
export const pathOf = (href: string, from: string) => new URL(href, `https://x/${from}`).pathname.slice(1);

/** How a file at `from` names another. */
export function nameFor(path: string, from: string): string {
  const [target, own] = [path.split("/"), from.split("/").slice(0, -1)];
  while (own.length > 0 && target.length > 1 && own[0] === target[0]) {
    own.shift();
    target.shift();
  }
  return [...own.map(() => ".."), ...target].join("/");
}
