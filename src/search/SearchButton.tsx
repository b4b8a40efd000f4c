import { Search } from "lucide";
import { Icon } from "../components/Icon";
import { IconButton } from "../components/IconButton";

/** Opens the search dialog; the inline script handles its press and its shortcut (src/browser/inline/search.ts). */
export function SearchButton() {
  return (
    <IconButton
      label="Search"
      className="needs-script needs-react"
      data-opens-search=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon icon={Search} size={20} />
    </IconButton>
  );
}
