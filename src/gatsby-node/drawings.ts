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
import { hashLength } from "../lib/paths";

type IconName = (typeof accountIcons)[number] | (typeof timelineIcons)[number];

/** Stroked shapes; the element that shows them sets the stroke width. */
function lines(shapes: IconNode): string {
  const tags = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${tags.join("")}</g>`;
}

/** The logo of a service, a filled shape. */
const mark = ({ path }: { path: string }) => `<path fill="currentColor" d="${path}"/>`;

/** The drawing of each icon that content may name. Podcasts have no logo: they belong to no single service. */
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

/** All drawings as one SVG file: inlined, a page's icons would be a tenth of its HTML. */
export const drawingsSvg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;

/** The path of that file. Its name changes with its content, so browsers may cache it for ever. */
export const drawingsPath = `/static/icons-${createHash("sha256").update(drawingsSvg).digest("hex").slice(0, hashLength)}.svg`;

/** The URL of an icon's drawing: the file, with the icon's name as the fragment. */
export const drawingOf = (icon: unknown) => `${drawingsPath}#${String(icon)}`;
