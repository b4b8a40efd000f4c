import { Podcast } from "lucide";
import { Icon } from "./Icon";

/** The icon of an account: the mark of its service, or a podcast where no service owns it. */
export function AccountIcon({ mark }: { mark: string | null }) {
  if (mark === null) return <Icon icon={Podcast} size={20} />;
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden>
      <path d={mark} />
    </svg>
  );
}
