/** The parts of a request that foreignIn reads. The request has been sent to a server that is only for this computer. */

interface LocalRequest {
  method?: string | undefined;
  /** The path of the request, with its query. */
  url?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Returns the host name in a Host header. Returns undefined if the header has no valid host name. */
const nameIn = (host: string) => /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host)?.[1]?.toLowerCase();

/**
 * Returns whether a host name belongs to this computer: "localhost", or an IP address, which is the address at which the request has
 * arrived. Any other name may belong to an attacker, even if it resolves to this computer (DNS rebinding).
 */
const isOwnName = (name: string | undefined) =>
  name !== undefined && (name === "localhost" || name.startsWith("[") || /^\d+(\.\d+){3}$/.test(name));

/**
 * Checks whether a request comes from another site. The check uses headers that browsers set and pages cannot change. A link on another
 * site may open a page, because the other site cannot read the opened page.
 * @returns "host" if the host name does not belong to this computer, "origin" for a request from another site, otherwise undefined
 */
export function foreignIn({ method, url = "", headers }: LocalRequest): "host" | "origin" | undefined {
  const { host, origin } = headers;
  if (typeof host !== "string" || !isOwnName(nameIn(host))) return "host";
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) return "origin";
  const { "sec-fetch-site": site = "none", "sec-fetch-mode": mode } = headers;
  if (site === "same-origin" || site === "none") return undefined;
  // A link on another site must not open an address that begins with an underscore. Such an address belongs to a tool of the development
  // server.
  return method === "GET" && mode === "navigate" && !url.startsWith("/_") ? undefined : "origin";
}
