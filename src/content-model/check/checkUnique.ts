import { testimonyPath } from "../../lib/paths";
import type { ContentFile } from "./contentFile";
import type { Problem } from "./problem";

/** Fields whose value may stand only once among all entries that share the name on the right; of "address", the whole one. */
const uniqueFields: Record<string, Record<string, string>> = {
  Page: { path: "address", title: "title", label: "label", description: "description" },
  Testimony: {
    slug: "address",
    order: "order",
    description: "description",
    summary: "description",
    title: "title",
  },
  Redirect: { from: "address" },
  TimelineEvent: { anchor: "anchor" },
  SearchEntry: { page: "search entry" },
};

/** Finds values that two entries claim: two pages with one path, two testimonies with one slug … */
export function checkUnique(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  for (const { file, kind, yaml, entries } of files) {
    for (const [field, group] of Object.entries(uniqueFields[kind.type] ?? {})) {
      for (const { value, path } of entries) {
        const claimed = value[field];
        if (typeof claimed !== "string" && typeof claimed !== "number") continue;
        const place = yaml.placeOf([...path, field]);
        const claim = JSON.stringify([group, field === "slug" ? testimonyPath(String(claimed)) : claimed]);
        const owner = owners.get(claim);
        if (owner === undefined) {
          owners.set(claim, `${file}:${place.line}`);
        } else {
          const message = `"${field}" is ${JSON.stringify(claimed)}, which ${owner} has already. Give one of them another.`;
          problems.push({ file, ...place, message, severity: "error" });
        }
      }
    }
  }
  return problems;
}
