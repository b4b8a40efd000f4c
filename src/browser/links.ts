/** The path of the page of this site that a link leads to; nothing for other sites, files, new windows and the page that is shown. */
export function pageOf({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  const isPage = origin === location.origin && target === "" && !/\.[^/]*$/.test(pathname);
  return isPage && pathname !== location.pathname ? pathname : undefined;
}
