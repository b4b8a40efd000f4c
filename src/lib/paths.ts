const withoutEndSlash = (path: string) => path.replace(/\/+$/, "");

/** Whether a path is that of the page that is shown: a host may add a slash at its end. */
export const isCurrent = (path: string, location: string): boolean =>
  withoutEndSlash(path) === withoutEndSlash(location);

/** The whole address of a path, for canonical links and share cards. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`;
}

/** The address of a page's share card; the home page's has a name that no page may have. */
export const shareCardPath = (path: string): string => `/share${path === "/" ? "/index" : path}.jpg`;

/** The address of the feed of updates, which is there once content states a change. */
export const updatesPath = "/updates.xml";

/** The addresses of the claims and quotations of the site as files. */
export const recordPaths = { csv: "/record.csv", json: "/record.json" };

/** The address of the whole site in one document. */
export const wholePath = "/whole";
