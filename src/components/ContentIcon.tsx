// file-loader keeps the icons in a file of their own. Gatsby's webpack rule would put a file of this size into the scripts, where <use>
// cannot refer to it.
import icons from "!!file-loader?name=static/[name]-[contenthash].[ext]!./icons.svg";

interface Props {
  /** The name of the icon in icons.svg. */
  icon: string;
  strokeWidth?: number;
}

/**
 * An icon whose name comes from content. It has the colour of the text. The icon is hidden from screen readers, because the text next to it
 * has the same meaning.
 */
export function ContentIcon({ icon, strokeWidth = 2 }: Props) {
  return (
    <svg width={18} height={18} strokeWidth={strokeWidth} aria-hidden>
      <use href={`${icons}#${icon}`} />
    </svg>
  );
}
