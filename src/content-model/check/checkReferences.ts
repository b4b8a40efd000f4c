import { posix } from "node:path";
import { fieldName, problemAt, type Problem } from "../problem";
import { didYouMean } from "./checkShape";
import { referencesOf, targetOf, type Reference } from "./references";
import { campaignKind } from "../campaign";
import { campaignOf, filesOf, fieldText, type Content } from "../contentFile";
import { documentKind } from "../document";
import { textsIn } from "../textsIn";
import { missingPicture } from "./missingPicture";

/** @param kinds the kinds of entries that the timeline may have; undefined if campaign.yaml cannot be read */
function kindProblem(value: string, kinds: readonly string[] | undefined): string | undefined {
  if (kinds === undefined || kinds.includes(value)) return undefined;
  if (kinds.length === 0)
    return `"${value}" is not a timeline kind, because timelineKinds in content/campaign.yaml is empty. Add it there, or delete this line.`;
  return `"${value}" is not among timelineKinds in content/campaign.yaml: ${kinds.join(", ")}.${didYouMean(value, kinds)}`;
}

/** Finds addresses of the site's own in campaign.yaml at which it has no page. */
export function checkOwnAddresses(site: Content): Problem[] {
  const own = campaignOf(site)?.siteUrl ?? "";
  const paths = new Set(site.files.flatMap(({ address }) => address ?? []));
  return filesOf(site, campaignKind).flatMap((file) =>
    textsIn(file.entries[0]?.value).flatMap(({ text, path }) => {
      if (own === "" || !URL.canParse(text) || new URL(text).origin !== own || text === own) return [];
      const { pathname } = new URL(text);
      if (paths.has(pathname)) return [];
      const message = `"${fieldName(path)}" leads to ${pathname}, which is not a page of this site. Write the address of a page that it has.${didYouMean(pathname, [...paths])}`;
      return [problemAt(file, path, message)];
    }),
  );
}

/** Finds references to pictures, pages, testimonies, documents and kinds of entries that do not exist. */
export function checkReferences(site: Content): Problem[] {
  const kinds = campaignOf(site)?.timelineKinds.map(({ kind }) => kind);
  const documents = filesOf(site, documentKind).flatMap(({ entries }) =>
    entries.flatMap((entry) => fieldText(entry, "anchor") ?? []),
  );
  /** Returns the message for a form. It never proposes another reference, since that could change the meaning. */
  const inFormOf = ({ to, value }: Reference) =>
    ["document", "page", "testimony"].includes(to)
      ? `There is no ${to} “${value}” any more. Bring it back, or choose another one here.`
      : undefined;
  const faultOf = (reference: Reference, from: string): string | undefined => {
    const { to, value } = reference;
    // checkCitations.ts checks these.
    if (to === "source" || to === "quotedSource") return undefined;
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
  return site.files.flatMap((file) =>
    referencesOf(file).flatMap((reference) => {
      const message = faultOf(reference, file.relativePath);
      if (message === undefined) return [];
      const inForm = inFormOf(reference);
      return [{ ...problemAt(file, reference.path, message), ...(inForm !== undefined && { inForm }) }];
    }),
  );
}
