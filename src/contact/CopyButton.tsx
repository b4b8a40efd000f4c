import { Copy } from "lucide";
import { Icon } from "../components/Icon";
import { tellVisitor } from "../components/toasts";

interface Props {
  /** What is copied, for example Sort code. */
  label: string;
  value: string;
}

/** Copies a detail of the contact page and says so (product.md, "Toasts and tooltips"). */
export function CopyButton({ label, value }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      tellVisitor(`${label} copied`);
    } catch {
      tellVisitor(`Your browser does not allow copying. Please select the ${label.toLowerCase()} yourself.`);
    }
  };
  return (
    <button
      type="button"
      className="needs-script"
      aria-label={`Copy ${label.toLowerCase()}`}
      onClick={() => void copy()}
      sx={{ variant: "buttons.quiet", "@media print": { display: "none" } }}
    >
      <Icon icon={Copy} size={16} />
      Copy
    </button>
  );
}
