import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";
import { Heading, Permalink } from "../components/Heading";
import { useCampaign } from "../layout/useLayoutData";
import { contentionId } from "../lib/citationIds";
import { CitationNumbers } from "./CitationNumbers";

/** The styles of the list, whose two sides have the same size, colour and width. */
const styles: ThemeUICSSObject = {
  ul: { listStyle: "none" },
  li: { borderTop: "1px solid", borderColor: "line", py: 4, breakInside: "avoid" },
  "li:target": { bg: "tint" },
  h3: { fontSize: "h3" },
  ".sides": {
    display: "grid",
    columnGap: 6,
    rowGap: 3,
    gridTemplateColumns: ["1fr", null, "1fr 1fr"],
    mt: 2,
  },
  dt: { variant: "text.smallCaps" },
  dd: { mt: 2, maxWidth: "measure" },
  "dd + dt": { mt: 3 },
};

/** The contentions of a page: each claim next to what a court or inquiry found. */
export function Contentions({ contentions }: { contentions: readonly Queries.ContentionFragment[] }) {
  const words = useCampaign().contentions;
  return (
    <section aria-labelledby="contentions_list" sx={{ variant: "cards.ruled", ...styles }}>
      <Heading id="contentions_list" sx={{ fontSize: "h2", mb: 4 }}>
        {words.heading}
      </Heading>
      <ul role="list">
        {contentions.map(
          ({ anchor, title, by, claim, isDecided, found: finding, note, answer, settledBy, ...cited }) => (
            <li key={anchor} id={contentionId(anchor)}>
              <h3>
                <Permalink id={contentionId(anchor)}>{title}</Permalink>
              </h3>
              <dl className="sides">
                <div>
                  <dt>{words.claim.replace("{by}", by)}</dt>
                  <dd>
                    {claim}
                    <CitationNumbers sources={cited.sources} />
                  </dd>
                </div>
                <div>
                  <dt>{words.finding}</dt>
                  <dd>
                    {isDecided ? finding : words.noFinding}
                    <CitationNumbers sources={cited.foundSources} />
                  </dd>
                  {note && <dd>{note}</dd>}
                  {answer && (
                    <>
                      <dt>{words.answer}</dt>
                      <dd>
                        {answer}
                        <CitationNumbers sources={cited.answerSources} />
                      </dd>
                    </>
                  )}
                  {settledBy && (
                    <>
                      <dt>{words.settledBy}</dt>
                      <dd>
                        <a href={settledBy.address ?? undefined}>{settledBy.title}</a>
                        {settledBy.heldBy && `, held by: ${settledBy.heldBy}`}
                      </dd>
                    </>
                  )}
                </div>
              </dl>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment Contention on Contention {
    anchor
    title
    by
    claim
    isDecided
    found
    note
    answer
    answerSources {
      ...Citation
    }
    settledBy {
      address
      title
      heldBy
    }
    sources {
      ...Citation
    }
    foundSources {
      ...Citation
    }
  }
`;
