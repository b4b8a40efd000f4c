import { Moon, Sun } from "lucide-react";
import { IconButton } from "../components/IconButton";
import { useThemeControl } from "./ThemeRoot";
import { darkClass } from "./storedTheme";

/** The header's theme control (specification, section 2: labelled Toggle theme). CSS picks the icon: no flash. */
export function ThemeToggle() {
  const { toggle } = useThemeControl();
  return (
    <IconButton label="Toggle theme" onClick={toggle} className="needs-script">
      <Moon size={20} aria-hidden sx={{ [`.${darkClass} &`]: { display: "none" } }} />
      <Sun size={20} aria-hidden sx={{ display: "none", [`.${darkClass} &`]: { display: "block" } }} />
    </IconButton>
  );
}
