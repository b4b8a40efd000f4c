/** Records approvals. Only an approval of the current version is recorded. */
import { inWords } from "../../../../src/content-model/dates";
import { approvals, approvalValue, keyOf, type Approval } from "../../../publishing/approvals";
import { listField } from "../../common/addresses";
import { withValueAt } from "../../common/withValueAt";
import type { Values } from "../contentText";
import { kindAt } from "../editorPaths";
import { readExisting, shownValues, textOrGuess, type Store } from "../entries";
import { formMistake } from "../mistakes";
import { RequestError } from "../../common/requestError";
import { save } from "../saving";
import { ApprovalHistory, byKey } from "./approvalHistory";
import { approvalsNow, contentNow } from "./approvalsNow";
import { changesIn } from "./changesIn";
import { samplesOf } from "./samplesOf";

/**
 * Returns the sentence with which the form reports the problem of an approval. Returns undefined if the approval does not have a problem.
 */
const sentenceOf = ({ content, problem }: Approval) => problem && formMistake(content, problem).sentence;

/** Returns the state of an approval: who gave it, on which day, and whether it is approved, missing, or given for an earlier version. */
function stateOf({ content, path, of, problem }: Approval) {
  const field = String(path.at(-1));
  const given = path.length === 1 ? content.entries[0]?.value[field] : undefined;
  const { by, on } = (given ?? {}) as { by?: unknown; on?: unknown };
  return {
    by: typeof by === "string" ? by : of,
    on: typeof on === "string" ? inWords(on, "en-GB") : undefined,
    type: !problem ? ("approved" as const) : on === undefined ? ("missing" as const) : ("changed" as const),
  };
}

/**
 * Returns the approvals that a file needs. Each has its state and, if there is a problem, the sentence with which the publishing check
 * reports it.
 */
export async function fileApprovals({ folder }: Store, { path }: { path: string }) {
  const found = [...(await approvalsNow(folder.root)).values()].filter(
    ({ content }) => content.file === path,
  );
  return found.map((one) => ({
    key: keyOf(one),
    of: one.of,
    field: String(one.path.at(-1)),
    sentence: sentenceOf(one),
    state: stateOf(one),
  }));
}

/**
 * Makes the error for an approval of a version that is not the current version. If the history contains the approved version, the error
 * lists the changes since then.
 */
async function refusalOf(root: string, now: Approval, version: string): Promise<RequestError> {
  const history = await ApprovalHistory.of(root);
  for await (const { commit, on, before } of history.approvalsOf(now.content.file, true)) {
    const approved = before.get(keyOf(now));
    if (approved?.version === version)
      return new RequestError(
        `Not recorded. “${now.of}” has changed since version ${version}, of ${inWords(on, "en-GB")}. Ask for approval of the current version.`,
        409,
        {
          changes: await changesIn(root)(commit, approved, now),
          since: commit,
        },
      );
  }
  return new RequestError(
    `Not recorded. The current version of “${now.of}” is ${now.version}, but you entered ${version}. Compare the sixteen letters with those in the review copy. If they match, the text has changed since then, so ask for approval of the current version.`,
  );
}

interface Given {
  path: string;
  key: string;
  by: string;
  on: string;
  version: string;
}

/**
 * Writes an approval into the content file, where the publishing check reads it. Throws a RequestError if the approval is for a version
 * other than the current one.
 */
export async function recordApproval(store: Store, { path, key, by, on, version: pasted }: Given) {
  const { folder } = store;
  const content = await contentNow(folder.root);
  const now = byKey(approvals(content)).get(key);
  if (now?.content.file !== path)
    throw new RequestError(
      "Not recorded. This text does not need an approval any more. Reload the page.",
      404,
    );
  if (!now.isFinished)
    throw new RequestError(
      `Not recorded. Part of “${now.of}” is still a sample: ${samplesOf(now, content)}. Replace the sample first, then ask for approval.`,
    );
  // People may paste words before the version, and may type the version in groups of letters.
  const [, letters = ""] = /\b((?:[a-p][\s-]*){16})\W*$/.exec(pasted.toLowerCase()) ?? [];
  const version = letters.replace(/[^a-p]/g, "");
  if (version === "")
    throw new RequestError(
      "Not recorded. A version is sixteen letters from a to p, in the first line of the review copy. If your copy has only eight letters, an earlier version of the editor made it. Make a new review copy, and ask for its approval.",
    );
  if (version !== now.version) throw await refusalOf(folder.root, now, version);
  const bytes = await readExisting(folder, path);
  const at = kindAt(path).shape === "list" ? [listField, ...now.path] : now.path;
  const values = withValueAt(
    shownValues(path, bytes) ?? {},
    at.map(String),
    approvalValue(now, { by: by.trim(), on, version }),
  ) as Values;
  const before = textOrGuess(bytes);
  return save(store, { path, form: "approval", before, values, answers: [] });
}
