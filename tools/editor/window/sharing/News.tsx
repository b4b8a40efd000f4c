/** The changes that others have shared since this folder last received something. */
import type { News as NewsOfOthers } from "../../../sharing/news";
import { FileChanges } from "../../common/Changes";
import { useAnswer } from "../useAnswer";

/** Milliseconds between two questions; the server asks the others' repository about as often. */
const interval = 3 * 60_000;

/** Returns what others have shared; undefined while that is unknown, and if there is nothing. */
export const useNews = (isDue: boolean): NewsOfOthers | undefined =>
  useAnswer("news", isDue, interval).answer?.news;

/** Says who has shared how much: "Ben has shared 2 changes". */
export function newsInWords({ authors, changes: { length } }: NewsOfOthers): string {
  const [first = "Somebody", second] = authors;
  const who = authors.length > 2 ? `${authors.length} others` : second ? `${first} and ${second}` : first;
  return `${who} ${authors.length > 1 ? "have" : "has"} shared ${length === 1 ? "1 change" : `${length} changes`}`;
}

/** The list of these changes, folded. */
export const News = ({ news }: { news: NewsOfOthers }) => (
  <details className="news">
    <summary>{newsInWords(news)}, which you receive when you next share</summary>
    <FileChanges files={news.changes} versions={news.versions} />
  </details>
);
