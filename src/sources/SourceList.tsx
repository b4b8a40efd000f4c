import { graphql } from "gatsby";
import { Global, type ThemeUICSSObject } from "theme-ui";
import { ExternalLink } from "../components/ExternalLink";
import { Heading } from "../components/Heading";
import { SampleMark } from "../components/Sample";
import { mentionId, sourceId } from "../lib/citationIds";

type CitedSource = Queries.CitedSourceFragment;

const styles: ThemeUICSSObject = {
  maxWidth: "measure",
  fontSize: "menu",
  lineHeight: 1.5,
  pl: "2em",
  li: { my: 2, breakInside: "avoid" },
  "li:target": { bg: "tint" },
  // Wide enough for a finger. On paper the link is left out.
  ".back": {
    display: "inline-block",
    minWidth: "1.75rem",
    lineHeight: "1.75rem",
    textAlign: "center",
    textDecoration: "none",
    "@media print": { display: "none" },
  },
};

/** The styles of the popover in which the inline script shows a source (popover.inline.ts). It scrolls with its sentence. */
const popoverStyles: Record<string, ThemeUICSSObject> = {
  ".source": {
    variant: "cards.panel",
    position: "absolute",
    inset: "auto",
    m: 0,
    p: 4,
    width: "min(24rem, calc(100vw - 2rem))",
    fontSize: "menu",
    lineHeight: 1.5,
    "> p": { display: "flex", gap: 4, m: 0, mt: 3 },
    "@media print": { display: "none" },
  },
};

/** The facts that identify a source, shown at its first entry in the list. */
function Details({ source }: Pick<CitedSource, "source">) {
  const { title, publisher, published, where, rights, sample, archivedUrl } = source;
  return (
    <>
      {`${[`. ${title}`, [publisher, published].filter(Boolean).join(", "), where, rights].filter(Boolean).join(". ")}.`}
      {sample && <SampleMark />}
      {archivedUrl && (
        <>
          {" "}
          <ExternalLink href={archivedUrl}>Archived copy</ExternalLink>
        </>
      )}
    </>
  );
}

/** The name of a source, as a link if the source is online. A document of the campaign is on this site. */
function Name({ name, url }: Pick<CitedSource, "name" | "url">) {
  if (url === null) return name;
  return url.startsWith("/") ? <a href={url}>{name}</a> : <ExternalLink href={url}>{name}</ExternalLink>;
}

/** A link back to the first place that cites the source. */
const Back = ({ number }: { number: number }) => (
  // Its name is short, since a screen reader reads fifty of them in a long list.
  <a className="back" href={`#${mentionId(number)}`} aria-label={`Back to ${number}`}>
    ↑
  </a>
);

/** The list of a page's sources, in the order of their numbers. Each links to its passage, and back to the first place that cites it. */
export function SourceList({ sources }: { sources: readonly CitedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="source_list" sx={{ variant: "cards.ruled" }}>
      <Global styles={popoverStyles} />
      <Heading id="source_list" sx={{ fontSize: "h3", mb: 3 }}>
        Sources
      </Heading>
      <ol sx={styles}>
        {sources.map(({ name, url, source, isFirst, quotations }, index) => (
          <li key={index} id={sourceId(index + 1)}>
            <Name name={name} url={url} />
            {isFirst ? <Details source={source} /> : quotations.length > 0 && "."}
            {quotations.map(({ quote, checked }) => ` “${quote}” ${checked}`)}
            <Back number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export const query = graphql`
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
