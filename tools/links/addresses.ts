import type { Definition, Link } from "mdast";
import { visit } from "unist-util-visit";
import { readLink } from "../../src/content-model/readLink";
import { placeOfNode, type Place } from "../../src/content-model/problem";
import type { ContentFile } from "../../src/content-model/contentFile";
import { mapLeaves } from "../../src/content-model/walkSchema";

/** A place in content that leads to another site. */
export interface OutsideAddress extends Place {
  url: string;
  file: string;
  /** For a source: its copy in an archive, where it names one; null where it does not. Undefined for what is no source. */
  archived?: string | null;
}

/** The fields that hold the site's own addresses, which need not answer before it is online. */
const own = ["siteUrl", "securityContact"];

function inFields({ file, kind, yaml, entries }: ContentFile): OutsideAddress[] {
  return entries.flatMap(({ value, path }) => {
    const found: OutsideAddress[] = [];
    mapLeaves(kind.schema, value, (leaf, _schema, inside) => {
      if (typeof leaf !== "string" || !leaf.startsWith("https://") || own.includes(String(inside.at(-1))))
        return;
      const archived =
        kind.type === "Source" && inside.at(-1) === "url" ? { archived: archivedCopy(value) } : {};
      found.push({ url: leaf, file, ...yaml.placeOf([...path, ...inside]), ...archived });
    });
    return found;
  });
}

const archivedCopy = ({ archivedUrl }: Record<string, unknown>) =>
  typeof archivedUrl === "string" ? archivedUrl : null;

function inText(content: ContentFile): OutsideAddress[] {
  const { file, relativePath, tree } = content;
  const found: OutsideAddress[] = [];
  visit(tree, ["link", "definition"], (node) => {
    const target = readLink((node as Link | Definition).url, relativePath);
    if (target.kind === "outside") found.push({ url: target.url, file, ...placeOfNode(node, content) });
  });
  return found;
}

export const outsideAddresses = (files: readonly ContentFile[]): OutsideAddress[] =>
  files.flatMap((file) => [...inFields(file), ...inText(file)]);
