/** The top menu as data: content in, links and dropdowns out. */
import { isCurrent } from "../lib/paths";

/** The name that all menus share, so that a browser opens only one of them at a time. */
export const menuGroup = "menu";

export interface MenuLink {
  name: string;
  path: string;
}

export type MenuEntry =
  | ({ kind: "link" } & MenuLink)
  | { kind: "outside"; name: string; url: string }
  | ({ kind: "dropdown"; heading: string; items: MenuLink[] } & MenuLink);

type NavigationEntry = Queries.LayoutQuery["allNavigationEntry"]["nodes"][number];

function toLink({ name, page }: Pick<NavigationEntry, "name" | "page">): MenuLink[] {
  return page ? [{ name, path: page.path }] : [];
}

/**
 * The entries of the top menu, in order. A dropdown holds its own page, first unless its items name it; the one that lists testimonies ends
 * with each of them.
 */
export function toMenu(entries: readonly NavigationEntry[], testimonies: readonly MenuLink[]): MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if (entry.url !== null) return [{ kind: "outside", name: entry.name, url: entry.url }];
    const items = [...entry.items.flatMap(toLink), ...(entry.listsTestimonies ? testimonies : [])];
    return toLink(entry).map((link) => {
      if (items.length === 0) return { kind: "link", ...link };
      const all = items.some(({ path }) => path === link.path) ? items : [link, ...items];
      return { kind: "dropdown", ...link, heading: entry.heading ?? link.name, items: all };
    });
  });
}

export interface IndexGroup {
  title: string;
  links: MenuLink[];
}

/**
 * The pages of the site as the footer lists them: those of each dropdown together, followed by its further pages, and before these the pages that
 * are in no dropdown. A dropdown of testimonies makes no group. Each page is listed once, by its own label.
 */
export function toIndexGroups(entries: readonly NavigationEntry[], pages: readonly MenuLink[]): IndexGroup[] {
  const rest = new Map(pages.map((page) => [page.path, page]));
  const take = (path: string): MenuLink[] => {
    const page = rest.get(path);
    return page && rest.delete(path) ? [page] : [];
  };
  const groups = toMenu(
    entries.filter(({ listsTestimonies }) => !listsTestimonies),
    [],
  ).flatMap((entry): IndexGroup[] => {
    if (entry.kind !== "dropdown") return [];
    const further = entries.find(({ page }) => page?.path === entry.path)?.footerPages ?? [];
    return [
      {
        title: entry.heading,
        links: [...entry.items, ...further].flatMap(({ path }) => take(path)),
      },
    ];
  });
  return [{ title: "Pages", links: [...rest.values()] }, ...groups];
}

/** A list that was cut short ends with a link to the page with all of them. */
export function withRest(
  testimonies: readonly MenuLink[],
  total: number,
  page: MenuLink | null,
): readonly MenuLink[] {
  if (total <= testimonies.length || page === null) return testimonies;
  return [...testimonies, { name: `${page.name}: all ${total}`, path: page.path }];
}

/** Whether a dropdown is highlighted: the page that is shown is one of its items. */
export function isAmong(items: readonly MenuLink[], location: string): boolean {
  return items.some(({ path }) => isCurrent(path, location));
}
