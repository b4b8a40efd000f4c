import type { ContentFile } from "./contentFile";

/**
 * Whether a file is a testimony that its writer has taken back: `withdrawn: true` in it. gatsby-node/toNodes.ts hides it: it becomes no node,
 * only an old address that leads to all testimonies, so no page, feed or search can show its words. The check refuses it where no page lists
 * all testimonies (check/checkWhole.ts), and the publishing gate asks for no consent (publishing/approvals.ts).
 */
export const isWithdrawn = ({ kind, entries }: ContentFile): boolean =>
  kind.type === "Testimony" && entries[0]?.value.withdrawn === true;
