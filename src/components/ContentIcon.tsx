// Gatsby's own rule would write a file of this size into the scripts, where no <use> can refer to it.
import icons from "!!file-loader?name=static/[name]-[contenthash].[ext]!./icons.svg";

interface Props {
  /** The name of the icon in icons.svg. */
  icon: string;
  strokeWidth?: number;
}

/** An icon that content names, in the colour of its text. It is hidden from screen readers, since the text next to it says the same. */
export function ContentIcon({ icon, strokeWidth = 2 }: Props) {
  return (
    <svg width={18} height={18} strokeWidth={strokeWidth} aria-hidden>
      <use href={`${icons}#${icon}`} />
    </svg>
  );
}
