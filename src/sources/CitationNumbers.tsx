import { graphql } from "gatsby";
import { createContext, Fragment, useContext } from "react";
import { citationLink } from "../lib/linkProps";

/** The React context with the sources that a page cites, in the order of their citation numbers. */
export const CitedSources = createContext<
  readonly Pick<Queries.CitedSourceFragment, "written" | "firstAt">[]
>([]);

interface Props {
  sources: readonly Queries.CitationFragment[];
}

/**
 * Returns the citations of an entry. Each has its number on the page, and a boolean that is true for the page's first citation of the
 * source. In `gatsby develop`, a new entry may arrive before the new list of sources. Until that list arrives, the number is undefined.
 * @throws in the build, if the page does not have a number for a citation. This happens if the kind of the entry does not name the page in
 * `shownOn`
 */
function useNumbered(sources: Props["sources"]) {
  const all = useContext(CitedSources);
  return sources.map((source) => {
    const index = all.findIndex(({ written }) => written === source.written);
    if (index === -1 && typeof window === "undefined")
      throw new Error(
        `The page has no number for the citation at ${source.at}. Add shownOn to the kind of this entry.`,
      );
    const number = index === -1 ? undefined : index + 1;
    return { ...source, number, isFirst: all[index]?.firstAt === source.at };
  });
}

/** The citation numbers after a text that is not Markdown. gatsby-node/sections.ts adds the numbers in Markdown. */
export function CitationNumbers({ sources }: Props) {
  const numbered = useNumbered(sources).flatMap(({ number, ...source }) =>
    number === undefined ? [] : { ...source, number },
  );
  return (
    numbered.length > 0 && (
      <sup>
        {numbered.map((source) => (
          <a key={source.at} {...citationLink(source)}>{`[${source.number}]`}</a>
        ))}
      </sup>
    )
  );
}

/** A line with the names of a card's sources, each with its number. The component renders nothing for a card without sources. */
export function CardSources({ sources }: Props) {
  const numbered = useNumbered(sources);
  if (numbered.length === 0) return null;
  const heading = numbered.length === 1 ? "Source: " : "Sources: ";
  return (
    <p className="fine-print">
      {numbered.map(({ at, name, number, isFirst }, index) => {
        const link = number !== undefined && citationLink({ number, isFirst });
        return (
          <Fragment key={at}>
            {index > 0 ? "; " : heading}
            {link ? (
              <a href={link.href} id={link.id}>
                {`${name} [${number}]`}
              </a>
            ) : (
              name
            )}
          </Fragment>
        );
      })}
    </p>
  );
}

export const query = graphql`
  fragment Citation on Citation {
    at
    written
    name
  }
`;
