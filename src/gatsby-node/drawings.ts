import { createHash } from "node:crypto";
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
import { siFacebook, siInstagram, siTiktok, siX, siYoutube } from "simple-icons";
import type { accountIcons } from "../content-model/campaign";
import type { timelineIcons } from "../content-model/timelineEvent";

type IconName = (typeof accountIcons)[number] | (typeof timelineIcons)[number];

/** Shapes drawn with a line; how thick it is says the element that shows them. */
function lines(shapes: IconNode): string {
  const tags = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${tags.join("")}</g>`;
}

/** The mark of a service, which is a filled shape. */
const mark = ({ path }: { path: string }) => `<path fill="currentColor" d="${path}"/>`;

/** The drawing of each icon that content may name. A podcast has no mark: no service owns it. */
const drawings: Record<IconName, string> = {
  x: mark(siX),
  instagram: mark(siInstagram),
  facebook: mark(siFacebook),
  youtube: mark(siYoutube),
  tiktok: mark(siTiktok),
  podcast: lines(Podcast),
  house: lines(House),
  phone: lines(Phone),
  shield: lines(Shield),
  search: lines(Search),
  pen: lines(PenLine),
  handcuffs: lines(Link2),
  landmark: lines(Landmark),
  gavel: lines(Gavel),
  scale: lines(Scale),
  lock: lines(Lock),
  letter: lines(Mail),
  speech: lines(MessageSquareQuote),
  dna: lines(Dna),
  globe: lines(Globe),
  file: lines(FileText),
  magazine: lines(BookOpen),
};

const symbols = Object.entries(drawings).map(
  ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`,
);

/** All drawings as one SVG file: in the HTML of each page, those of its icons would be a tenth of what is sent. */
export const drawingsSvg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;

/** Where the site has that file. The name changes with its content, so browsers may keep it for good. */
export const drawingsPath = `/static/icons-${createHash("sha256").update(drawingsSvg).digest("hex").slice(0, 20)}.svg`;

/** Where an icon is drawn: the address of the file with the icon's name as its fragment. */
export const drawingOf = (icon: unknown) => `${drawingsPath}#${String(icon)}`;
