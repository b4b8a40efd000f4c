/** Finds what the share cards of pages and testimonies would show as empty boxes. */
import { undrawnIn } from "../../lib/cardText";
import { campaignKind } from "../campaign";
import { filesOf, fieldText, type Content } from "../contentFile";
import { pageKind } from "../page";
import { problemAt, type Problem } from "../problem";
import { testimonyKind } from "../testimony";

/** The kinds with fields whose text stands on share cards (share-cards/shareCards.ts), and these fields. */
const cardFields = [
  [campaignKind, ["name", "tagline", "subject"]],
  [pageKind, ["title", "standfirst"]],
  [testimonyKind, ["name", "summary"]],
] as const;

/** Returns the code point of a character: "U+2192". */
const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

export const checkShareCards = (content: Content): Problem[] =>
  cardFields.flatMap(([kind, names]) =>
    filesOf(content, kind).flatMap((file) =>
      names.flatMap((name) => {
        const text = file.entries[0] && fieldText(file.entries[0], name);
        const undrawn = text === undefined ? undefined : undrawnIn(text);
        if (undrawn === undefined) return [];
        const message = `The typefaces of share cards do not have “${undrawn}” (${codePoint(undrawn)}), so the card shows an empty box for it. Write "${name}" without this character, or keep it if an empty box is acceptable.`;
        return [problemAt(file, [name], message, "warning")];
      }),
    ),
  );
