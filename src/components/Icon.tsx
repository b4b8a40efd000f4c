import type { IconNode } from "lucide";
import { createElement, type ComponentPropsWithoutRef } from "react";

interface Props {
  /** The shapes that make up an icon of the package lucide. */
  icon: IconNode;
  size?: number;
}

/** An icon in the colour of the text. Screen readers ignore the icon, because the text next to it has the same meaning. */
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

interface IconButtonProps extends ComponentPropsWithoutRef<"button"> {
  /** The name of the button, which its tooltip shows (see theme/globalStyles.ts). */
  label: string;
}

/** A button that shows only an icon. Its tooltip shows its name. */
export const IconButton = ({ label, children, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} sx={{ variant: "buttons.icon" }}>
    {children}
    <span className="tooltip">{label}</span>
  </button>
);
