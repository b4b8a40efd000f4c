import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Global, type ThemeUICSSObject } from "theme-ui";
import { ExternalLink } from "../components/ExternalLink";
import { Heading, Permalink } from "../components/Heading";
import { SampleMark } from "../components/Sample";
import { PageUpdates } from "../components/Updates";
import { useCampaign } from "../layout/useLayoutData";
import { entryId, mentionId, sourceId } from "../lib/citationIds";
import { endsSentence } from "../lib/endsSentence";
import { absoluteUrl } from "../lib/paths";
import { CitationNumbers, CitedSources } from "./CitationNumbers";
import { StatementTable } from "./StatementTable";

/** The statements at the end of a page. */
const Statements = ({ statements }: { statements: readonly Queries.StatementFragment[] }) => (
  <section aria-labelledby="statements_list" sx={{ variant: "cards.ruled" }}>
    <Heading id="statements_list" sx={{ fontSize: "h2", mb: 4 }}>
      {useCampaign().statements.heading}
    </Heading>
    <StatementTable statements={statements} />
  </section>
);

/** The styles of the list of contentions. A claim and its finding have the same size, colour and width. */
const contentionStyles: ThemeUICSSObject = {
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

/** The contentions of a page: each claim next to the finding of a court or inquiry. */
function Contentions({ contentions }: { contentions: readonly Queries.ContentionFragment[] }) {
  const words = useCampaign().contentions;
  return (
    <section aria-labelledby="contentions_list" sx={{ variant: "cards.ruled", ...contentionStyles }}>
      <Heading id="contentions_list" sx={{ fontSize: "h2", mb: 4 }}>
        {words.heading}
      </Heading>
      <ul role="list">
        {contentions.map(
          ({ anchor, title, by, claim, found: finding, note, answer, settledBy, ...cited }) => (
            <li key={anchor} id={entryId("contention", anchor)}>
              <h3>
                <Permalink id={entryId("contention", anchor)}>{title}</Permalink>
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
                    {finding ?? words.noFinding}
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

type CitedSource = Queries.CitedSourceFragment;

const listStyles: ThemeUICSSObject = {
  maxWidth: "measure",
  fontSize: "menu",
  lineHeight: 1.5,
  pl: "2em",
  li: { my: 2, breakInside: "avoid" },
  "li:target": { bg: "tint" },
  // The area of the link back to the text is large enough for a finger. The link is an inline element. So its padding does not move lines
  // apart, and its arrow stays on the same line as the word before it. It is not printed.
  ".back": { p: 2, textDecoration: "none", "@media print": { display: "none" } },
};

/**
 * The styles of the popover in which the inline script shows a source (see popover.inline.ts). When the page scrolls, the popover moves
 * with the sentence that cites the source.
 */
const popoverStyles: Record<string, ThemeUICSSObject> = {
  ".source": {
    variant: "cards.panel",
    position: "absolute",
    inset: "auto",
    m: 0,
    p: 4,
    width: "min(24rem, calc(100vw - 2rem))",
    // These styles are set again, because the popover is inside a sentence, which may be bold, italic or centred.
    fontFamily: "body",
    fontSize: "menu",
    fontWeight: "body",
    fontStyle: "normal",
    lineHeight: 1.5,
    textAlign: "left",
    "> div": { display: "flex", alignItems: "baseline", gap: 4, mt: 3 },
    "@media print": { display: "none" },
  },
};

/** The bibliographic details of a source. In the list of sources, the first entry of each source shows them. */
function Details({ source }: Pick<CitedSource, "source">) {
  const { title, publisher, published, where, rights, sample, archivedUrl } = source;
  return (
    <>
      {`${[`. ${title}`, [publisher, published].filter(Boolean).join(", "), where, rights].filter(Boolean).join(". ")}.`}
      {sample && <SampleMark label="Incomplete" isAfterSentence />}
      {archivedUrl && (
        <>
          {" "}
          <ExternalLink href={archivedUrl}>Archived copy</ExternalLink>
        </>
      )}
    </>
  );
}

/** The name of a source. It is a link if the source is online. A document of the campaign is online on this site. */
function Name({ name, url }: Pick<CitedSource, "name" | "url">) {
  if (url === null) return name;
  return url.startsWith("/") ? <a href={url}>{name}</a> : <ExternalLink href={url}>{name}</ExternalLink>;
}

/** A link back to the first place that cites the source. */
const Back = ({ number }: { number: number }) => (
  // The accessible name of the link is short, because a screen reader may read fifty such links in a long list.
  <a className="back" href={`#${mentionId(number)}`} aria-label={`Back to ${number}`}>
    ↑
  </a>
);

/**
 * The list of a page's sources, in the order of their numbers. Each entry links to the cited passage, and back to the first place that
 * cites it.
 */
function SourceList({ sources }: { sources: readonly CitedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="source_list" sx={{ variant: "cards.ruled" }}>
      <Global styles={popoverStyles} />
      <Heading id="source_list" sx={{ fontSize: "h3", mb: 3 }}>
        Sources
      </Heading>
      <ol sx={listStyles}>
        {sources.map(({ name, url, source, isFirst, quotations }, index) => (
          <li key={index} id={sourceId(index + 1)}>
            <Name name={name} url={url} />
            {isFirst ? <Details source={source} /> : quotations.length > 0 && "."}
            {quotations.map(({ quote, checked }, at) => (
              <span key={at} className="quoted">
                {` Quoted: “${quote}”${endsSentence(quote) ? "" : "."} ${checked}`}
              </span>
            ))}
            <Back number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CiteProps {
  title: string;
  /**
   * The day of the page's newest change or, if there is none, of its publication, written out in words. Null if content contains neither
   * day.
   */
  dateInWords: string | null;
  path: string;
}

/**
 * The reference that other people can use to cite the page, with a button that copies it. The date in the reference comes from content,
 * because the day of the build would make an old page look new.
 */
function CiteThisPage({ title, dateInWords, path }: CiteProps) {
  const { name, siteUrl } = useCampaign();
  const parts = [title, name, dateInWords].filter((part) => part !== null);
  const citation = `${parts.map((part) => part.replace(/\.?$/, ". ")).join("")}${absoluteUrl(siteUrl, path)}`;
  return (
    <p className="fine-print page-citation">
      {`Cite this page: ${citation} `}
      <button type="button" className="needs-script" data-copy={citation} data-name="Citation">
        Copy citation
      </button>
      {/* The em space separates two underlined buttons, which would look like one button without it. */}
      {"\u2003"}
      <ShareButton />
    </p>
  );
}

/** A button that opens the system's share dialog, or copies the page's address (see copyAndShare.inline.ts). */
const ShareButton = () => (
  <button type="button" className="needs-script" data-share>
    Share this page
  </button>
);

interface Props {
  page: Queries.CitedPageFragment;
  /** The title of the page in the reference for people who cite the page. If the title is undefined, there is no such reference. */
  title?: string | undefined;
  /** The maximum width of the parts at the end of the page, with the margins. By default, they are as wide as the page. */
  maxWidth?: string;
  children: ReactNode;
}

/** A page with the parts at its end: statements, contentions, list of sources, updates, and the citation of the page. */
export function CitedPage({ page, title, maxWidth = "page", children }: Props) {
  const { path, dateInWords, citedSources, contentions, statements, updates } = page;
  return (
    <CitedSources.Provider value={citedSources}>
      {children}
      <div className="content" sx={{ variant: "layout.page", maxWidth }}>
        {statements.length > 0 && <Statements statements={statements} />}
        {contentions.length > 0 && <Contentions contentions={contentions} />}
        <SourceList sources={citedSources} />
        <PageUpdates updates={updates} />
        {title === undefined ? (
          <p className="fine-print">
            <ShareButton />
          </p>
        ) : (
          <CiteThisPage title={title} dateInWords={dateInWords} path={path} />
        )}
      </div>
    </CitedSources.Provider>
  );
}

export const query = graphql`
  fragment CitedPage on Page {
    path
    dateInWords
    citedSources {
      ...CitedSource
    }
    statements {
      ...Statement
    }
    contentions {
      ...Contention
    }
    updates {
      ...Update
    }
  }
  fragment Contention on Contention {
    anchor
    title
    by
    claim
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
  fragment CitedSource on CitedSource {
    written
    firstAt
    name
    url
    isFirst
    quotations {
      quote
      checked
    }
    source {
      title
      publisher
      published: dateInWords
      url
      where
      archivedUrl
      rights
      sample
    }
  }
`;
