/** Where the share card of a page lies on the site; the home page's is called after it. */
export const shareCardPath = (path: string): string => `/share${path === "/" ? "/home" : path}.jpg`;
