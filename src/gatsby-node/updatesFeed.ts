/**
 * Makes the feed of updates for feed readers. All dates in the feed come from content. Two builds of the same content therefore write the
 * same feed.
 */
import { Feed } from "feed";
import type { campaignKind } from "../content-model/campaign";
import type { ContentOf } from "../content-model/kind";
import { correctionSentences } from "../lib/correction";
import { absoluteUrl, builtPaths } from "../lib/paths";

/** Escapes a text for the library that writes the feed, because it treats titles and texts as HTML. */
const asHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const inHtml = ({ says, as, words }: ReturnType<typeof correctionSentences>[number]) =>
  as ? `${says} <${as}>${asHtml(words)}</${as}>` : says;

/**
 * Returns the Atom feed of a site. Returns undefined for a site without updates, because a feed must have the time of its last change.
 * @param updates the newest first
 */
export function updatesFeed(
  { name, siteUrl, language }: Pick<ContentOf<typeof campaignKind>, "name" | "siteUrl" | "language">,
  updates: NonNullable<Queries.FinishedSiteQuery["campaign"]>["updates"],
): string | undefined {
  const [newest] = updates;
  if (!newest) return undefined;
  const address = absoluteUrl(siteUrl, builtPaths.updates);
  const feed = new Feed({
    id: address,
    title: `${name}: updates`,
    link: absoluteUrl(siteUrl, "/"),
    feed: address,
    language,
    updated: new Date(newest.on),
    author: { name },
    generator: false,
  });
  /**
   * The number of updates that each entry or page (`origin`) has had so far on each day. The loop counts from the oldest update on.
   * Therefore a new update does not change the ids of earlier updates.
   */
  const counts = new Map<string, number>();
  const items = [...updates].reverse().map((update) => {
    const { on, text, isCorrection, entry, path, pageTitle, origin } = update;
    const place = `${origin}@${on}`;
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    const about = entry === null ? pageTitle : `${pageTitle}: ${entry}`;
    return {
      // The id of an entry is a tag URI (RFC 4151). It contains no path, so it does not change when a page moves.
      id: `tag:${new URL(siteUrl).host},${on}:${count}/${origin}`,
      title: asHtml(isCorrection ? `Correction: ${about}` : about),
      link: absoluteUrl(siteUrl, path),
      date: new Date(on),
      content: [asHtml(text), ...correctionSentences(update).map(inHtml)].join(" "),
    };
  });
  for (const item of items.reverse()) feed.addItem(item);
  return `${feed.atom1()}\n`;
}
