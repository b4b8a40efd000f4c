import type { IconNode } from "lucide";
import { createElement } from "react";

interface Props {
  /** An icon of lucide: its shapes as data. */
  icon: IconNode;
  size?: number;
}

/** An icon in the colour of its text; always beside words that say the same, so it is hidden from screen readers. */
export function Icon({ icon, size = 24 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
