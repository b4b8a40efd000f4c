/** The number of days before the expiry of security.txt on which the warning begins. */
const noticeDays = 31;

const day = 86_400_000;

/**
 * Checks when the published security.txt expires. Each build sets the date of expiry a year ahead (RFC 9116). The file therefore expires
 * only if the site is not published for a year.
 * @param siteUrl the address of the public site
 * @returns what to do if it expires within 31 days; undefined otherwise, and for a site that is not online
 */
export async function securityTextExpiry(siteUrl: string, now: Date): Promise<string | undefined> {
  const address = `${siteUrl}/.well-known/security.txt`;
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const [, expires = ""] = /^Expires: *(\S+)/im.exec(await answer.text()) ?? [];
  const days = Math.floor((Date.parse(expires) - now.getTime()) / day);
  if (days > noticeDays) return undefined;
  const end = Number.isNaN(days)
    ? "does not say when it expires"
    : days < 0
      ? `expired ${-days} days ago`
      : `expires in ${days} days`;
  return `${address} ${end}. Publish the site again: each build writes a new date, a year ahead.`;
}
