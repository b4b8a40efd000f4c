import type { ContentFile } from "./contentFile";
import { testimonyKind } from "./testimony";

/**
 * Returns whether a file is a testimony that its writer has withdrawn: `withdrawn: true`. gatsby-node/toNodes.ts hides it: it does not
 * become a node, only a redirect to all testimonies, so that no page, feed or search can show its text. The check refuses it if no page
 * lists all testimonies (check/checkWhole.ts), and the publishing check requires no consent for it (publishing/approvals.ts).
 */
export const isWithdrawn = ({ kind, entries }: ContentFile): boolean =>
  kind === testimonyKind && entries[0]?.value.withdrawn === true;
