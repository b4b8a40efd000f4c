import { posix } from "node:path";
import type { Campaign } from "../campaign";
import type { Problem } from "../problem";
import { didYouMean } from "./checkShape";
import { referencesOf, targetOf, type Reference } from "./references";
import type { Content } from "../contentFile";
import { missingPicture } from "./missingPicture";

/** The kinds of entries that the timeline may have; undefined if campaign.yaml cannot be read. */
const timelineKindsOf = ({ files }: Content): string[] | undefined =>
  (
    files.find(({ kind }) => kind.type === "Campaign")?.entries[0]?.content as Campaign | undefined
  )?.timelineKinds.map(({ kind }) => kind);

function kindProblem(value: string, kinds: readonly string[] | undefined): string | undefined {
  if (kinds === undefined || kinds.includes(value)) return undefined;
  if (kinds.length === 0)
    return `"${value}" is no kind of entry: timelineKinds in content/campaign.yaml is empty. List it there, or write none here.`;
  return `"${value}" is not among timelineKinds in content/campaign.yaml: ${kinds.join(", ")}.${didYouMean(value, kinds)}`;
}

/** Finds references to pictures, pages, testimonies, documents and kinds of entries that do not exist. */
export function checkReferences(site: Content): Problem[] {
  const kinds = timelineKindsOf(site);
  const documents = site.files
    .filter(({ kind }) => kind.type === "Document")
    .flatMap(({ entries }) => entries.map(({ value }) => String(value.anchor)));
  const problemOf = (reference: Reference, from: string): string | undefined => {
    const { to, value } = reference;
    // checkCitations.ts checks these.
    if (to === "source") return undefined;
    if (to === "document") {
      if (documents.includes(value)) return undefined;
      return `There is no document "${value}". Write the anchor of an entry of content/documents.yaml, or add one there.${didYouMean(value, documents)}`;
    }
    if (to === "timelineKind") return kindProblem(value, kinds);
    const target = targetOf(reference, from);
    if (site.names.has(target)) return undefined;
    if (to === "file") return missingPicture(target, site.names);
    return `There is no ${to} "${value}". Write the name of a file in content/${posix.dirname(target)} without .md.`;
  };
  return site.files.flatMap(({ file, relativePath, yaml, ...content }) =>
    referencesOf(content).flatMap((reference): Problem[] => {
      const message = problemOf(reference, relativePath);
      return message === undefined
        ? []
        : [{ file, ...yaml.placeOf(reference.path), message, severity: "error" }];
    }),
  );
}
