/**
 * An icon that content names, in the colour of its text; always beside words that say the same, so it is hidden from screen readers.
 * @param href where it is drawn: the field `drawing` of the entry
 */
export function Drawing({ href, strokeWidth = 2 }: { href: string; strokeWidth?: number }) {
  return (
    <svg width={18} height={18} strokeWidth={strokeWidth} aria-hidden>
      <use href={href} />
    </svg>
  );
}
