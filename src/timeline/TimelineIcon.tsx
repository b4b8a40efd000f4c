import {
  BookOpen,
  Dna,
  FileText,
  Gavel,
  Globe,
  House,
  Landmark,
  Link2,
  Lock,
  Mail,
  MessageSquareQuote,
  PenLine,
  Phone,
  Podcast,
  Scale,
  Search,
  Shield,
  type IconNode,
} from "lucide";
import { Icon } from "../components/Icon";
import { found } from "../lib/found";

/** The drawing of each icon name of the content model (src/content-model/timelineEvent.ts); a test holds the two together. */
export const timelineIcons: Record<string, IconNode> = {
  house: House,
  phone: Phone,
  shield: Shield,
  search: Search,
  pen: PenLine,
  handcuffs: Link2,
  landmark: Landmark,
  gavel: Gavel,
  scale: Scale,
  lock: Lock,
  letter: Mail,
  speech: MessageSquareQuote,
  dna: Dna,
  globe: Globe,
  file: FileText,
  magazine: BookOpen,
  podcast: Podcast,
};

/** The small icon in an entry's ring; the words beside it say the same. */
export function TimelineIcon({ icon }: { icon: string }) {
  return <Icon icon={found(timelineIcons[icon], "timeline icon", icon)} size={18} strokeWidth={1.5} />;
}
