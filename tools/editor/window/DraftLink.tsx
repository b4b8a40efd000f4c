import type { Overview } from "../server/overview";

type Draft = Overview["drafts"][number];

/** A link to an unsaved form. If several forms have the same name, the link also contains the first words that were typed into its form. */
export const DraftLink = ({ name, address, words }: Pick<Draft, "name" | "address" | "words">) => (
  <a href={address}>
    {name}
    {words !== undefined && `: “${words}”`}
  </a>
);
