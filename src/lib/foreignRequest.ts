/** The facts about a request to a server that only this computer may use. */

interface LocalRequest {
  method?: string | undefined;
  /** The path, with its query. */
  url?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Returns the host name in a Host header, or undefined if it has none. */
const nameIn = (host: string) => /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host)?.[1]?.toLowerCase();

/** Returns whether a host name can only be this computer's. Another name that resolves to it may belong to an attacker (DNS rebinding). */
const isOwnName = (name: string | undefined) =>
  name !== undefined && (name === "localhost" || name.startsWith("[") || /^\d+(\.\d+){3}$/.test(name));

/**
 * Checks whether a request comes from another site. It uses headers that browsers set and pages cannot change. Following a link to a page
 * is allowed from anywhere, because the other site cannot read the page.
 * @returns "host" if the host name does not belong to this computer, "origin" for a request from another site, otherwise undefined
 */
export function foreignIn({ method, url = "", headers }: LocalRequest): "host" | "origin" | undefined {
  const { host, origin } = headers;
  if (typeof host !== "string" || !isOwnName(nameIn(host))) return "host";
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) return "origin";
  const { "sec-fetch-site": site = "none", "sec-fetch-mode": mode } = headers;
  if (site === "same-origin" || site === "none") return undefined;
  // Addresses that begin with an underscore are the development server's tools.
  return method === "GET" && mode === "navigate" && !url.startsWith("/_") ? undefined : "origin";
}
