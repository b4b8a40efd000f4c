import { Moon, Sun } from "lucide";
import { Icon } from "../components/Icon";
import { IconButton } from "../components/IconButton";
import { useThemeControl } from "./ThemeRoot";
import { darkClass } from "./storedTheme";

/** The header's theme control (specification, section 2: labelled Toggle theme). CSS picks the icon: no flash. */
export function ThemeToggle() {
  const { toggle } = useThemeControl();
  return (
    <IconButton label="Toggle theme" onClick={toggle} className="needs-script">
      <Icon icon={Moon} size={20} sx={{ [`.${darkClass} &`]: { display: "none" } }} />
      <Icon icon={Sun} size={20} sx={{ display: "none", [`.${darkClass} &`]: { display: "block" } }} />
    </IconButton>
  );
}
