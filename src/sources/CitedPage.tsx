import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { DeferredContent } from "../components/DeferredContent";
import { Contentions } from "./Contentions";
import { PageMarks } from "./Marks";
import { SourceList } from "./SourceList";
import { toReferences } from "./toReferences";

type Citations = readonly Queries.CitationFragment[];

interface Props {
  page: Queries.CitedPageFragment;
  /** What the cards in `children` cite, each list as its card has it. */
  lists?: readonly Citations[];
  children: ReactNode;
}

/** Everything that a page cites, list by list: its text, its cards, its contentions. */
export const citationsOf = (
  { citations, contentions }: Queries.CitedPageFragment,
  cards: readonly Citations[],
): readonly [Citations, ...Citations[]] => [
  citations,
  ...cards,
  ...contentions.flatMap(({ sources, foundSources }) => [sources, foundSources]),
];

/** A page with its contentions and the list of its sources at its end. */
export function CitedPage({ page, lists = [], children }: Props) {
  const [text, ...others] = citationsOf(page, lists);
  const { references, marks } = toReferences(text, others);
  return (
    <PageMarks.Provider value={marks}>
      {children}
      {references.length > 0 && (
        <DeferredContent>
          <div sx={{ variant: "layout.page" }}>
            {page.contentions.length > 0 && <Contentions contentions={page.contentions} />}
            <SourceList references={references} />
          </div>
        </DeferredContent>
      )}
    </PageMarks.Provider>
  );
}

export const query = graphql`
  fragment CitedPage on Page {
    citations {
      ...Citation
    }
    contentions {
      ...Contention
    }
  }
`;
