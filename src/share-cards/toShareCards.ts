import type { ShareCard } from "./shareCard";

export interface ShareCardSources {
  campaign: { name: string; tagline: string; subject: string | null };
  pages: readonly {
    path: string;
    title: string;
    label: string;
    template: string;
    standfirst: string | null;
    sample: boolean;
  }[];
  testimonies: readonly {
    path: string;
    name: string;
    summary: string;
    sample: boolean;
  }[];
}

/** The card of each page and testimony, by its path. */
export function toShareCards({ campaign, pages, testimonies }: ShareCardSources): Map<string, ShareCard> {
  const { name, tagline, subject } = campaign;
  const list = pages.find(({ template }) => template === "testimonies");
  const kindOf = ({ template, label }: ShareCardSources["pages"][number]) => {
    if (template === "testimonies") return label;
    return (["article", "timeline"].includes(template) ? subject : undefined) ?? tagline;
  };
  const cardOf = (
    { path, sample }: { path: string; sample: boolean },
    kind: string,
    title: string,
    line?: string,
  ): [string, ShareCard] => [path, { kind: sample ? `${kind} · Sample` : kind, title, line, campaign: name }];
  return new Map([
    ...pages.map((page) => cardOf(page, kindOf(page), page.title, page.standfirst ?? undefined)),
    ...testimonies.map((each) => cardOf(each, list?.label ?? tagline, each.name, each.summary)),
  ]);
}
