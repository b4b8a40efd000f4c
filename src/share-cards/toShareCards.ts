import type { ShareCard } from "./shareCard";

type Data = Queries.FinishedSiteQuery;

interface Sources {
  campaign: Pick<NonNullable<Data["campaign"]>, "name" | "tagline" | "subject">;
  pages: Data["allPage"]["nodes"];
  testimonies: Data["allTestimony"]["nodes"];
}

/** The card of each page and testimony, by its path. */
export function toShareCards({ campaign, pages, testimonies }: Sources): Map<string, ShareCard> {
  const { name, tagline, subject } = campaign;
  const list = pages.find(({ template }) => template === "testimonies");
  const kindOf = ({ template, label }: Sources["pages"][number]) => {
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
