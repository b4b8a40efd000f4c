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
    // The path of a mark ends with the switch Sample. The sample is not this switch, but the part of the form that contains it.
    const part = (isMark ? names.slice(0, -1) : names).join(", ");
    parts.set(whole, (parts.get(whole) ?? new Set()).add(part));
  }
  // An empty name stands for the whole file, so its parts are not listed as well.
  const named = [...parts].map(([whole, names]) =>
    names.has("") ? whole : `${whole}: ${[...names].join(", ")}`,
  );
  return named.join("; ");
}
