import { Link, type GatsbyLinkProps } from "gatsby";
import { isCurrent } from "../lib/paths";
import { useCurrentPath } from "./currentPath";

/** A link of the frame, marked where it leads to the page that is shown (specification, section 2 "Shared frame"). */
export function PageLink(props: Omit<GatsbyLinkProps<unknown>, "ref">) {
  const shown = useCurrentPath();
  return <Link {...props} aria-current={isCurrent(props.to, shown) ? "page" : undefined} />;
}
