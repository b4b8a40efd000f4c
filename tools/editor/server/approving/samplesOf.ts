import type { Approval } from "../../../publishing/approvals";
import { covers } from "../../../publishing/approvedVersion";
import { placeInForm } from "../mistakes";
import type { ContentNow } from "./approvalsNow";

/** Returns the places of the sample content that an approval covers, as forms name them: `Sources, “Report on the takings”, Sample`. */
export function samplesOf({ content, covered }: Approval, { files, invented }: ContentNow): string {
  const places = invented.flatMap((problem) => {
    const file = files.find((one) => one.file === problem.file);
    if (!file) return [];
    const { path, names } = placeInForm(file, problem);
    if (file === content) return [names.join(", ")];
    const isCovered = path.at(-1) === "sample" && covers(covered, file.file, path.slice(0, -1));
    return isCovered ? [[file.kind.label, ...names].join(", ")] : [];
  });
  return [...new Set(places)].join("; ");
}
