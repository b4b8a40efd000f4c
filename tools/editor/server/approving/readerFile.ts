/** Makes the review copy: a file for a person who is asked to approve a page, a testimony, or a text about them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { visit } from "unist-util-visit";
import type { PageSnapshot } from "../../../../src/browser/capturePage";
import { campaignOf } from "../../../../src/content-model/contentFile";
import { inWords } from "../../../../src/content-model/dates";
import { askWorker } from "../../../../src/content-model/pdf/askWorker";
import { readDocument } from "../../../../src/content-model/pdf/readDocuments";
import { normaliseText } from "../../../../src/lib/normaliseText";
import { approvals, type Approval } from "../../../publishing/approvals";
import { slugOf } from "../../common/addresses";
import type { Store } from "../entries";
import { today } from "../../common/shownDate";
import { mediaFile, mediaVersion } from "../media";
import { RequestError } from "../../common/requestError";
import { byKey } from "./approvalHistory";
import { contentNow } from "./approvalsNow";
import { changesIn } from "./changesIn";
import { readerMarkup } from "./readerMarkup";
import { samplesOf } from "./samplesOf";
import { sinceWhen } from "./waiting";

const letters = (text: string) => normaliseText(text).replace(/\s/g, "");

/**
 * Returns whether a snapshot of a page contains the text that was saved last. After a save, the preview still shows the former text for a
 * moment.
 */
function isUpToDate({ text }: PageSnapshot, { content: { kind, tree }, covered }: Approval): boolean {
  const said = letters(text);
  const own = kind.shape === "list" ? Object.values(covered.fields[0] ?? {}).map(String) : [];
  const texts = own.filter((words) => / .* /.test(words));
  visit(tree, "text", ({ value }) => void texts.push(value));
  // A text that contains a template variable, such as {asOf}, is not compared, because the page shows the value of the variable instead.
  return texts.every((words) => words.includes("{") || said.includes(letters(words)));
}

/** Returns the documents that an approval covers. */
const documentsOf = (root: string, files: readonly string[]) =>
  Promise.all(
    files
      .filter((name) => /\.pdf$/i.test(name))
      .map(async (name) => {
        const path = join(root, name);
        const text = await readDocument(path);
        const isScan = typeof text !== "string" && text.pages.every((page) => page.length === 0);
        const picture = isScan
          ? await askWorker<string>("tools/editor/server/approving/firstPageWorker.mjs", await readFile(path))
          : undefined;
        return { name, text, picture };
      }),
  );

/**
 * Replaces the addresses of pictures in the list of changes by the pictures themselves, at a small size. The snapshot of the page in the
 * review copy already contains the current pictures in full size.
 */
async function withPictures(store: Store, html: string): Promise<string> {
  let whole = html;
  for (const [, address = "", commit, path = ""] of html.matchAll(
    /<img src="(\/-\/(?:version\/([^/]+)\/)?(content\/[^"]+))"/g,
  )) {
    const name = path.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
    const bytes = await (commit === undefined ? mediaFile(store, name) : mediaVersion(store, commit, name));
    const small = sharp(bytes).rotate().resize(400, 400, { fit: "inside", withoutEnlargement: true });
    const jpeg = await small.flatten({ background: "white" }).jpeg({ quality: 60 }).toBuffer();
    whole = whole.replaceAll(`"${address}"`, `"data:image/jpeg;base64,${jpeg.toString("base64")}"`);
  }
  return whole;
}

/**
 * Makes a review copy.
 * @param given `page` is the snapshot of the preview, `whom` is the reader
 * @returns the file's name and HTML, and the parts that are still samples. Content with samples cannot be approved
 */
export async function readerFile(
  store: Store,
  { path, key, whom, page }: { path: string; key: string; whom: string; page: PageSnapshot },
): Promise<{ name: string; html: string; samples: string | undefined }> {
  const { root } = store.folder;
  const now = await contentNow(root);
  const approval = byKey(approvals(now)).get(key);
  if (approval?.content.file !== path)
    throw new RequestError("This text does not need an approval any more. Reload the page.", 404);
  if (!isUpToDate(page, approval))
    throw new RequestError(
      "The page next to the form does not show the last saved version yet. Wait until the page has changed, then try again.",
      409,
    );
  const { of, version, isFinished, isGiven } = approval;
  const files = [...new Set(approval.covered.files)];
  const { last } = (await sinceWhen(root, [approval])).get(key) ?? {};
  const { name: campaign = "", language = "en-GB" } = campaignOf(now) ?? {};
  const named = isFinished
    ? `Version ${version}`
    : "This text cannot be approved yet, because part of it is still a sample.";
  const html = readerMarkup({
    language,
    title: `${of}: not published`,
    line: `${campaign}. Not published. For ${whom.trim()} only. ${inWords(today(), "en-GB")}. ${named}`,
    page,
    isFinished,
    isGiven,
    changed: last && {
      files: await changesIn(root)(last.commit, last.approval, approval),
      commit: last.commit,
    },
    fields: approval.covered.fields,
    digests: files.map((file) => [file, now.digestOf(file)]),
    documents: await documentsOf(root, files),
  });
  return {
    name: `${slugOf(of)}-${isFinished ? version : "draft"}.html`,
    html: await withPictures(store, html),
    samples: isFinished ? undefined : samplesOf(approval, now),
  };
}
