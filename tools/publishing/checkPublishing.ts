/** The publishing check. It refuses to publish invented content, content without an approval, and private data. */
import { join } from "node:path";
import { buildTime } from "../../src/lib/buildTime";
import { checkContent } from "../../src/content-model/checkContent";
import { readContent } from "../../src/content-model/readContent";
import { byPlace, errorsOnly, type Problem } from "../../src/content-model/problem";
import { missingApprovals } from "./approvals";
import { documentProblems } from "./documents";
import { uncheckedFiles, staticProblems } from "./uncheckedFiles";
import { inventedIn, shippedSamples } from "./samples";
import { namesOfFiles, readPrivateNames, personalDataIn } from "./personalData";

/**
 * Returns all reasons why the content below `root` must not be published, including errors in the content.
 * @param now the time of publishing. A date in the content is refused if this day has not begun anywhere on Earth at that time
 * @param shipped the digests of the sample content that the project is shipped with. They are used to recognise such content after its
 * `sample: true` was removed
 * @returns problems, sorted by file and position. The list is empty if the site may be published
 */
export async function checkPublishing(
  root: string,
  now = buildTime(),
  shipped = shippedSamples(),
): Promise<Problem[]> {
  const mistakes = errorsOnly(await checkContent(root, now));
  const site = await readContent(root);
  const names = await readPrivateNames(join(root, ".."));
  const invented = inventedIn(site, shipped);
  return [
    ...mistakes,
    ...invented,
    ...missingApprovals(site, { unfinished: new Set(invented.map(({ file }) => file)) }),
    ...site.files.flatMap((file) => personalDataIn(file, names)),
    ...uncheckedFiles(site),
    ...namesOfFiles(
      [...site.names].map((name) => `content/${name}`),
      names,
    ),
    ...(await documentProblems(site, names)),
    ...(await staticProblems(site, names)),
  ].sort(byPlace);
}
