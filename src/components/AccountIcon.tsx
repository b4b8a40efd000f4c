import { Podcast } from "lucide-react";
import { siFacebook, siInstagram, siTiktok, siX, siYoutube } from "simple-icons";

/** The marks of the services that a campaign may have accounts on; the names are those of content/campaign.yaml. */
const marks: Record<string, { path: string } | undefined> = {
  x: siX,
  instagram: siInstagram,
  facebook: siFacebook,
  youtube: siYoutube,
  tiktok: siTiktok,
};

/** The icon of an account; what no service owns is drawn as a podcast. */
export function AccountIcon({ icon }: { icon: string }) {
  const mark = marks[icon];
  if (mark === undefined) return <Podcast size={20} aria-hidden />;
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden>
      <path d={mark.path} />
    </svg>
  );
}
