import { campaignKind } from "./campaign";
import { contactCardKind } from "./contactCard";
import { contentionKind } from "./contention";
import { documentKind } from "./document";
import { legalProfileKind } from "./legalProfile";
import { mediaCardKind } from "./mediaCard";
import { navigationKind } from "./navigation";
import { pageKind } from "./page";
import { quotationKind } from "./quotationEntry";
import { redirectKind } from "./redirect";
import { searchEntryKind } from "./searchEntry";
import { sourceKind } from "./source";
import { statementKind } from "./statement";
import { teamKind } from "./team";
import { testimonyKind } from "./testimony";
import { timelineEventKind } from "./timelineEvent";
import type { Kind } from "./kind";

/**
 * Every kind of content, in the order in which the editor lists the kinds. The check, the GraphQL types, the forms, the JSON Schemas and
 * the snippets are all derived from this list.
 */
export const kinds = [
  pageKind,
  testimonyKind,
  timelineEventKind,
  teamKind,
  mediaCardKind,
  contactCardKind,
  legalProfileKind,
  sourceKind,
  quotationKind,
  documentKind,
  contentionKind,
  statementKind,
  navigationKind,
  searchEntryKind,
  redirectKind,
  campaignKind,
] as const satisfies readonly Kind[];

/** Returns the kind of a file below content/, or undefined for pictures and other files. */
export function kindOfFile(relativePath: string): (typeof kinds)[number] | undefined {
  return kinds.find(({ shape, source }) =>
    shape === "markdown"
      ? relativePath.startsWith(`${source}/`) && relativePath.endsWith(".md")
      : relativePath === source,
  );
}
