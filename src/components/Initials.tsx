/** Returns the first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first = ""] = words;
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return [first, last]
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
}

/**
 * Renders the picture of a person without a photograph: the initials, as large as a portrait. The name is next to it, so the initials are
 * hidden from screen readers and from the search.
 */
export const Initials = ({ name }: { name: string }) => (
  <span
    aria-hidden
    data-initials={initialsOf(name)}
    sx={{
      display: "grid",
      placeItems: "center",
      aspectRatio: "4 / 5",
      border: "1px solid",
      borderColor: "line",
      bg: "tint",
      color: "muted",
      fontFamily: "heading",
      fontSize: "h1",
      "&::before": { content: "attr(data-initials)" },
    }}
  />
);
