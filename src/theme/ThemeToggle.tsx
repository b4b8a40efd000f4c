import { Moon, Sun } from "lucide";
import { Icon } from "../components/Icon";
import { IconButton } from "../components/IconButton";
import { darkClass } from "./storedTheme";

/** The header's theme control. The inline script handles its clicks (src/browser/inline/theme.ts), and CSS picks the icon, so nothing flashes. */
export function ThemeToggle() {
  return (
    <IconButton label="Toggle theme" data-theme-toggle="" className="needs-script">
      <Icon icon={Moon} size={20} sx={{ [`.${darkClass} &`]: { display: "none" } }} />
      <Icon icon={Sun} size={20} sx={{ display: "none", [`.${darkClass} &`]: { display: "block" } }} />
    </IconButton>
  );
}
