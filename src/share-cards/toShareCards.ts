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

const marked = (kind: string, sample: boolean) => (sample ? `${kind} · Sample` : kind);

export function toShareCards({ campaign, pages, testimonies }: ShareCardSources): Map<string, ShareCard> {
  const { name, tagline, subject } = campaign;
  const list = pages.find(({ template }) => template === "testimonies");
  const accounts = ["article", "timeline"];
  const kindOf = (template: string) => (accounts.includes(template) ? subject : undefined) ?? tagline;
  return new Map([
    ...pages.map(({ path, title, label, template, standfirst, sample }): [string, ShareCard] => [
      path,
      {
        kind: marked(template === "testimonies" ? label : kindOf(template), sample),
        title,
        line: standfirst ?? undefined,
        campaign: name,
      },
    ]),
    ...testimonies.map((testimony): [string, ShareCard] => [
      testimony.path,
      {
        kind: marked(list?.label ?? tagline, testimony.sample),
        title: testimony.name,
        line: testimony.summary,
        campaign: name,
      },
    ]),
  ]);
}
