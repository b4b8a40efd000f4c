/** The functions of this file make the data of the top menu and of the footer's index from content. */

interface MenuLink {
  name: string;
  path: string;
}

type MenuEntry =
  | ({ kind: "link" } & MenuLink)
  | { kind: "outside"; name: string; url: string }
  | ({ kind: "dropdown"; heading: string; items: MenuLink[] } & MenuLink);

type NavigationEntry = Queries.LayoutQuery["allNavigationEntry"]["nodes"][number];

function toLink({ name, page }: Pick<NavigationEntry, "name" | "page">): MenuLink[] {
  return page ? [{ name, path: page.path }] : [];
}

/**
 * Returns the entries of the top menu, in order. A dropdown begins with a link to its own page, unless its items contain that link. The
 * dropdown that lists testimonies ends with a link to each testimony.
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

type SiteIndexData = Pick<
  Queries.LayoutQuery,
  "allNavigationEntry" | "allPage" | "allTestimony" | "testimoniesPage"
>;

/** A column of the footer's index. */
interface IndexColumn {
  title: string;
  links: MenuLink[];
}

/**
 * Returns the links to testimonies. If the data contain only some of the testimonies, the last link goes to the page of all testimonies.
 */
function testimonyLinks({ allTestimony: { nodes, totalCount }, testimoniesPage }: SiteIndexData): MenuLink[] {
  if (totalCount <= nodes.length || testimoniesPage === null) return [...nodes];
  return [...nodes, { name: `${testimoniesPage.name}: all ${totalCount}`, path: testimoniesPage.path }];
}

/**
 * Returns the columns of the footer's index. The first column has the pages that are not in a dropdown. Each dropdown has a column with its
 * pages and its `footerPages`, except the dropdown of testimonies. The last column has the testimonies. Each page is listed once, by its
 * own label.
 */
export function toSiteIndex(data: SiteIndexData): IndexColumn[] {
  const entries = data.allNavigationEntry.nodes;
  const rest = new Map(data.allPage.nodes.map((page) => [page.path, page]));
  const take = (path: string): MenuLink[] => {
    const page = rest.get(path);
    return page && rest.delete(path) ? [page] : [];
  };
  const dropdowns = toMenu(
    entries.filter(({ listsTestimonies }) => !listsTestimonies),
    [],
  ).flatMap((entry): IndexColumn[] => {
    if (entry.kind !== "dropdown") return [];
    const further = entries.find(({ page }) => page?.path === entry.path)?.footerPages ?? [];
    return [
      {
        title: entry.heading,
        links: [...entry.items, ...further].flatMap(({ path }) => take(path)),
      },
    ];
  });
  return [
    { title: "Pages", links: [...rest.values()] },
    ...dropdowns,
    { title: data.testimoniesPage?.name ?? "Testimonies", links: testimonyLinks(data) },
  ];
}
