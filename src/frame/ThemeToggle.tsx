import { Contrast } from "lucide";
import { Icon } from "../components/Icon";
import { IconButton } from "../components/IconButton";

/** The header's theme control. The inline script handles its clicks (src/browser/inline/theme.ts). */
export function ThemeToggle() {
  return (
    <IconButton label="Toggle theme" data-theme-toggle="" className="needs-script">
      <Icon icon={Contrast} size={20} />
    </IconButton>
  );
}
