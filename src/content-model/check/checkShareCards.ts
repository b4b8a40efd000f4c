/** Finds what the share cards of pages and testimonies would show as empty boxes. */
import { undrawnIn } from "../../lib/cardText";
import { filesOf, type Content } from "../contentFile";
import { problemAt, type Problem } from "../problem";

/** The fields whose text stands on share cards (share-cards/toShareCards.ts), by the type of their kind. */
const cardFields: Readonly<Record<string, readonly string[]>> = {
  Campaign: ["name", "tagline", "subject"],
  Page: ["title", "standfirst"],
  Testimony: ["name", "summary"],
};

/** Returns the code point of a character: "U+2192". */
const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

export const checkShareCards = (content: Content): Problem[] =>
  Object.entries(cardFields).flatMap(([type, names]) =>
    filesOf(content, type).flatMap((file) =>
      names.flatMap((name) => {
        const text = file.entries[0]?.content?.[name];
        const undrawn = typeof text === "string" ? undrawnIn(text) : undefined;
        if (undrawn === undefined) return [];
        const message = `The typefaces of share cards do not have “${undrawn}” (${codePoint(undrawn)}), so the card shows an empty box for it. Write "${name}" without it, or leave it so if that is right.`;
        return [problemAt(file, [name], message, "warning")];
      }),
    ),
  );
