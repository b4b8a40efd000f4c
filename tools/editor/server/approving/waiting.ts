/**
 * Lists the missing approvals. For each approval, the list has the person to ask, the first day on which the approval was missing, and the
 * changes since the approval was last given.
 */
import { inWords } from "../../../../src/content-model/dates";
import { approvals, keyOf, type Approval } from "../../../publishing/approvals";
import { missingDeclarations } from "../../../publishing/declarations";
import type { Problem } from "../../../../src/content-model/problem";
import type { FileChange } from "../../../sharing/describeChanges";
import { addressOf } from "../../common/addresses";
import type { Store } from "../entries";
import { formMistake } from "../mistakes";
import { titleOfFile } from "../titleOfFile";
import { ApprovalHistory, byKey } from "./approvalHistory";
import { contentNow } from "./approvalsNow";
import { changesIn } from "./changesIn";

/** The first day on which an approval was missing, and the newest commit in which the approval was given. */
interface Since {
  on?: string;
  last?: { commit: string; approval: Approval };
}

/**
 * Goes back through the history of each missing approval. Returns a map from the key of the approval to the first day on which it was
 * missing, and to the commit in which it was last given.
 */
export async function sinceWhen(root: string, wanted: Iterable<Approval>) {
  const all = [...wanted];
  const since = new Map<string, Since>(all.map((approval) => [keyOf(approval), {}]));
  if (all.length === 0) return since;
  const paths = new Set(all.map(({ content }) => content.file));
  const history = await ApprovalHistory.of(root);
  await history.read(paths);
  for (const path of paths) {
    const open = new Set(all.filter(({ content }) => content.file === path).map(keyOf));
    for await (const { commit, on, before } of history.approvalsOf(path)) {
      for (const key of open) {
        const approval = before.get(key);
        const found = since.get(key);
        if (found && approval?.isAccepted === false) found.on = on;
        else open.delete(key);
        if (found && approval?.isAccepted) found.last = { commit, approval };
      }
      if (open.size === 0) break;
    }
  }
  return since;
}

/** Returns the person to ask: the writer, the person described, or the person who last reviewed the page. */
const askedOf = ({ content, path, of }: Approval) => {
  const page = content.entries[0]?.content;
  const given = page && "reviewed" in page ? page.reviewed : undefined;
  return path[0] === "reviewed" ? (given?.by ?? "a reader, a lawyer if possible") : of;
};

/** Lists the missing approvals, each once, with the person to ask. The function is quick, because it does not read the history. */
export async function missingNow({ folder: { root } }: Store) {
  const missing = byKey(approvals(await contentNow(root)).filter(({ problem }) => problem));
  return [...missing.values()].map((approval) => ({ of: approval.of, whom: askedOf(approval) }));
}

/**
 * Returns the problems of the publishing check that somebody must solve by a declaration (`statements`), and the missing approvals
 * (`waits`), each once.
 */
export async function waiting({ folder: { root } }: Store) {
  const now = await contentNow(root);
  const shown = (problem: Problem) => {
    const content = now.files.find(({ file }) => file === problem.file);
    const { field, sentence } = formMistake(content, problem, now.files);
    return {
      sentence,
      title: content && titleOfFile(content),
      address: `${addressOf(problem.file)}#${field}`,
    };
  };
  const missing = byKey(approvals(now).filter(({ problem }) => problem));
  const since = await sinceWhen(root, missing.values());
  const changesSince = changesIn(root);
  const waits = [];
  for (const [key, approval] of missing) {
    const { on, last } = since.get(key) ?? {};
    const changes: FileChange[] = last ? await changesSince(last.commit, last.approval, approval) : [];
    waits.push({
      ...(approval.problem && shown(approval.problem)),
      key,
      kind: String(approval.path.at(-1)),
      of: approval.of,
      whom: askedOf(approval),
      since: on === undefined ? "the last saved version" : inWords(on, "en-GB"),
      approvedIn: last?.commit,
      changes,
    });
  }
  return { statements: missingDeclarations(now.files).map(shown), waits };
}
