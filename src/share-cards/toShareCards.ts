import type { ShareCard } from "./shareCard";

export interface ShareCardSources {
  campaign: { name: string; tagline: string };
  pages: readonly {
    path: string;
    title: string;
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

/** The words above the title, by template; for other templates the campaign's tagline. */
const kickers: Record<string, string> = {
  article: "The case",
  timeline: "The case",
  testimonies: "Testimonies",
};

const marked = (kind: string, sample: boolean) => (sample ? `${kind} · Sample` : kind);

/** The share card of each page and testimony, by path. */
export function toShareCards({ campaign, pages, testimonies }: ShareCardSources): Map<string, ShareCard> {
  const { name, tagline } = campaign;
  return new Map([
    ...pages.map(({ path, title, template, standfirst, sample }): [string, ShareCard] => [
      path,
      {
        kind: marked(kickers[template] ?? tagline, sample),
        title,
        line: standfirst ?? undefined,
        campaign: name,
      },
    ]),
    ...testimonies.map((testimony): [string, ShareCard] => [
      testimony.path,
      {
        kind: marked("Testimony", testimony.sample),
        title: testimony.name,
        line: testimony.summary,
        campaign: name,
      },
    ]),
  ]);
}
