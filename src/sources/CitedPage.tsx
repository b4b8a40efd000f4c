import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { DeferredContent } from "../components/DeferredContent";
import { PageUpdates } from "../updates/PageUpdates";
import { CiteThisPage } from "./CiteThisPage";
import { Contentions } from "./Contentions";
import { PageMarks } from "./Marks";
import { SourceList } from "./SourceList";
import { toReferences } from "./toReferences";

type Citations = readonly Queries.CitationFragment[];

interface Props {
  page: Queries.CitedPageFragment;
  /** What the cards in `children` cite, each list as its card has it. */
  lists?: readonly Citations[];
  /** The title by which others cite the page; none for a page that nobody cites. */
  title?: string | undefined;
  children: ReactNode;
}

/** Everything that a page cites, list by list: its text, its cards, its contentions. */
export const citationsOf = (
  { citations, contentions }: Pick<Queries.CitedPageFragment, "citations" | "contentions">,
  cards: readonly Citations[],
): readonly [Citations, ...Citations[]] => [
  citations,
  ...cards,
  ...contentions.flatMap(({ sources, foundSources }) => [sources, foundSources]),
];

/**
 * The headings at the end of a page of text, for its list of contents.
 * @param contentionsHeading the campaign's words above contentions
 */
export const endOf = (
  { citations, contentions, updates }: Queries.CitedPageFragment,
  contentionsHeading: string,
): { id: string; heading: string }[] => [
  ...(contentions.length > 0 ? [{ id: "contentions_list", heading: contentionsHeading }] : []),
  ...(citations.length + contentions.length > 0 ? [{ id: "source_list", heading: "Sources" }] : []),
  ...(updates.length > 0 ? [{ id: "updates_list", heading: "Updates to this page" }] : []),
];

/** A page with its end: its contentions, the list of its sources, its updates and how to cite it. */
export function CitedPage({ page, lists = [], title, children }: Props) {
  const [text, ...others] = citationsOf(page, lists);
  const { references, marks } = toReferences(text, others);
  const { path, dated, contentions, updates } = page;
  const hasEnd = references.length > 0 || updates.length > 0 || title !== undefined;
  return (
    <PageMarks.Provider value={marks}>
      {children}
      {hasEnd && (
        <DeferredContent>
          <div sx={{ variant: "layout.page" }}>
            {contentions.length > 0 && <Contentions contentions={contentions} />}
            <SourceList references={references} />
            <PageUpdates updates={updates} />
            {title !== undefined && <CiteThisPage title={title} dated={dated} path={path} />}
          </div>
        </DeferredContent>
      )}
    </PageMarks.Provider>
  );
}

export const query = graphql`
  fragment CitedPage on Page {
    path
    dated
    citations {
      ...Citation
    }
    contentions {
      ...Contention
    }
    updates {
      ...Update
    }
  }
`;
