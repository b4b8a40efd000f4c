import type { Approval } from "../../../publishing/approvals";
import { covers } from "../../../publishing/approvedVersion";
import { placeInForm } from "../mistakes";
import type { ContentNow } from "./approvalsNow";

/** Returns the sample content that an approval covers, as forms name it: `this page; Sources: “Report on the takings”`. */
export function samplesOf({ content, covered }: Approval, { files, invented }: ContentNow): string {
  const parts = new Map<string, Set<string>>();
  for (const problem of invented) {
    const file = files.find((one) => one.file === problem.file);
    if (!file) continue;
    const { path, names } = placeInForm(file, problem);
    const isMark = path.at(-1) === "sample";
    const isCovered = isMark && covers(covered, file.file, path.slice(0, -1));
    if (file !== content && !isCovered) continue;
    const whole = file === content ? `this ${file.kind.one}` : file.kind.label;
    // The path of the problem ends with the switch Sample. The list names the part of the form that contains this switch, not the switch
    // itself.
    const part = (isMark ? names.slice(0, -1) : names).join(", ");
    parts.set(whole, (parts.get(whole) ?? new Set()).add(part));
  }
  // If one of the names is empty, the whole file is a sample. Its parts are then not listed.
  const named = [...parts].map(([whole, names]) =>
    names.has("") ? whole : `${whole}: ${[...names].join(", ")}`,
  );
  return named.join("; ");
}
