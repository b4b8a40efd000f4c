/** Puts the Content-Security-Policy into a page, for hosts without custom headers. */

/** Matches `<meta charset>` in the spellings of React and of our own pages. */
const charset = /<meta charset="utf-8" ?\/?>/gi;

/**
 * Puts the policy directly after the page's `<meta charset>`, before everything that it applies to. Browsers ignore `frame-ancestors` in a
 * page, so that rule is left out.
 * @param file names the page in the error
 * @throws if the page has no such element, or more than one
 */
export function withPolicy(html: string, policy: string, file: string): string {
  const found = html.match(charset)?.length ?? 0;
  if (found !== 1) {
    throw new Error(
      `${file}: found <meta charset="utf-8"> ${found} times, but it must be there exactly once, because the policy goes after it.`,
    );
  }
  const inPage = policy.replace(/; frame-ancestors [^;]*/, "");
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${inPage}"/>`,
  );
}
