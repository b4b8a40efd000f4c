// With file-loader, the icons stay in a separate file. Gatsby's own webpack rule would put a file of this size into the scripts, and <use>
// cannot refer to an icon there.
import icons from "!!file-loader?name=static/[name]-[contenthash].[ext]!./icons.svg";

interface Props {
  /** The name of the icon in icons.svg. */
  icon: string;
  strokeWidth?: number;
}

/**
 * An icon that content names. It has the colour of the text. Screen readers ignore the icon, because the text next to it has the same
 * meaning.
 */
export function ContentIcon({ icon, strokeWidth = 2 }: Props) {
  return (
    <svg width={18} height={18} strokeWidth={strokeWidth} aria-hidden>
      <use href={`${icons}#${icon}`} />
    </svg>
  );
}
