/** The changes that others have shared since this folder last received something. */
import type { News as NewsOfOthers } from "../../../sharing/news";
import { FileChanges } from "../../common/Changes";
import { useServerData } from "../useServerData";

/** The time between two requests, in milliseconds. The server fetches from the shared repository about as often. */
const interval = 3 * 60_000;

/** Returns the changes that others have shared, if there are any. Returns undefined until the server has answered. */
export const useNews = (isDue: boolean): { news?: NewsOfOthers | undefined } | undefined =>
  useServerData("news", isDue, interval).answer;

/** Returns a sentence with the names and the number of changes: "Ben has shared 2 changes". */
export function newsInWords({ authors, changes: { length } }: NewsOfOthers): string {
  const [first = "Somebody", second] = authors;
  const who = authors.length > 2 ? `${authors.length} others` : second ? `${first} and ${second}` : first;
  return `${who} ${authors.length > 1 ? "have" : "has"} shared ${length === 1 ? "1 change" : `${length} changes`}`;
}

/** The folded list of the changes that others have shared. */
export const News = ({ news }: { news: NewsOfOthers }) => (
  <details className="news">
    <summary>{newsInWords(news)}, which you receive when you next share</summary>
    <FileChanges files={news.changes} versions={news.versions} />
  </details>
);
