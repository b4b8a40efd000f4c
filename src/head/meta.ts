/** What a page states for search engines and share cards. */
export interface PageMeta {
  path: string;
  /** The page whose share card it has too; its own where this is left out. */
  sharedAs?: string | undefined;
  title: string;
  description: string;
  keywords?: readonly string[] | undefined;
  author?: string | undefined;
  /** The day of publication, YYYY-MM-DD, for an article. */
  publishedOn?: string | null | undefined;
  /** The day of its last change, YYYY-MM-DD; without one, nothing is said of changes. */
  updatedOn?: string | undefined;
  /** What it cites, a source as often as it is cited. */
  citedSources?: readonly { source: { url: string | null } }[] | undefined;
  /** True on the home page: adds the organisation's structured data. */
  isHome?: boolean | undefined;
  /** True where nothing should be found by search engines: the not-found page. */
  isHidden?: boolean | undefined;
  /** Rules that this page alone has, for what Emotion does not know. */
  styles?: string | undefined;
  /** For an old address: the path that it redirects to, without scripts too. Everything else describes the page at that path. */
  movedTo?: string | undefined;
}

export interface CampaignMeta extends Pick<
  NonNullable<Queries.LayoutQuery["campaign"]>,
  "name" | "siteUrl" | "description" | "language" | "hasUpdates" | "isIndexed" | "icon"
> {
  accounts: readonly { url: string }[];
}
