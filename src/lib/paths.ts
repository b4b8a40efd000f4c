/** A path as the site writes it: without query, fragment or slash at its end; the home page is "/". */
export function normalisePath(path: string): string {
  const bare = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return bare === "" ? "/" : bare;
}

/** Whether the visitor is on this path. */
export function isCurrent(path: string, location: string): boolean {
  return normalisePath(path) === normalisePath(location);
}

/** The whole address of a path, for canonical links and share cards. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`;
}

/** The address of a page's share card; the home page's is home.jpg. */
export const shareCardPath = (path: string): string => `/share${path === "/" ? "/home" : path}.jpg`;

/** Characters of the hash in the name of a script, stylesheet or font. */
export const hashLength = 8;

/** Addresses of files whose name changes with their content: scripts and styles at the top, and all of /static. */
export const hashedFile = new RegExp(
  String.raw`/static/|-[0-9a-f]{${hashLength}}\.js$|\.[0-9a-f]{${hashLength}}\.css$`,
);
