import { Copy } from "lucide";
import { Icon } from "../components/Icon";

interface Props {
  /** What is copied, for example Sort code. */
  label: string;
  value: string;
}

/** Copies a detail of the contact page and confirms it; the inline script handles its press (src/browser/inline/copy.ts). */
export function CopyButton({ label, value }: Props) {
  return (
    <button
      type="button"
      className="needs-script"
      aria-label={`Copy ${label.toLowerCase()}`}
      data-copy={value}
      data-name={label}
      sx={{ variant: "buttons.quiet" }}
    >
      <Icon icon={Copy} size={16} />
      Copy
    </button>
  );
}
