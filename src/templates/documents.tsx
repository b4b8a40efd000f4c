import { graphql } from "gatsby";
import { ExternalLink } from "../components/ExternalLink";
import { Paragraphs } from "../components/Prose";
import { RuledBlock } from "../components/Heading";
import { SampleMark } from "../components/Sample";
import { StackedTable } from "../components/StackedTable";
import { TextPage } from "../components/TextPage";
import { CardSources } from "../sources/CitationNumbers";
import { pageTemplate } from "./pageTemplate";

/** The words for whether the campaign has seen a document. */
const seen: Readonly<Record<string, string>> = { no: "No", yes: "Yes" };

type Document = Queries.DocumentsQuery["allDocument"]["nodes"][number];

/** Joins those parts that are not empty into sentences. A part may already end with a full stop. */
const sentences = (parts: readonly (string | null | undefined | false)[]) =>
  parts.flatMap((part) => (part ? [part.replace(/\.$/, "")] : [])).join(". ");

/** A line with the known details of a document. */
function Known({ document }: { document: Document }) {
  const { by, madeOn, heldBy, waitingInWords, disclosed, numbersInWords, seen: wasSeen } = document;
  const known = sentences([
    by && `Made by: ${by}`,
    madeOn && `Date: ${madeOn}`,
    heldBy && `Who holds it: ${heldBy}`,
    waitingInWords,
    disclosed && `When disclosed: ${disclosed}`,
    (wasSeen !== "no" || numbersInWords) &&
      `Seen by us: ${sentences([seen[wasSeen] ?? "In part", numbersInWords])}`,
  ]);
  return known && <p className="fine-print">{known}</p>;
}

/** The title of a document, as a link to its text on this site or at its publisher. */
function Title({ document: { title, path, url } }: { document: Document }) {
  if (path !== null) return <a href={path}>{title}</a>;
  return url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>;
}

/** Returns whether a document can be read, on this site or elsewhere. */
const isReadable = ({ path, url }: Document) => path !== null || url !== null;

/** Returns a number followed by a noun. The noun is `one` if the number is 1, otherwise `many`. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Returns a sentence, without its full stop, that says how many documents the campaign has read in full and in part. */
function readInWords(read: number, inPart: number, none: string): string {
  if (read === 0) return inPart === 0 ? none : `We have read ${inPart} in part, and none in full`;
  return `We have read ${read} in full${inPart === 0 ? "" : ` and ${inPart} in part`}`;
}

/**
 * Returns one or two sentences that say how many documents the campaign has read, and how many were never made public.
 * @param readable true for documents that can be read, false for missing documents
 */
function accountOf(documents: readonly Document[], readable: boolean): string {
  const count = (isCounted: (one: Document) => boolean) => documents.filter(isCounted).length;
  const [read, inPart] = [count((one) => one.seen === "yes"), count((one) => one.seen === "in_part")];
  if (readable) return readInWords(read, inPart, "We have read none of these").concat(".");
  const never = count(({ neverPublic }) => neverPublic);
  return sentences([
    readInWords(read, inPart, "We have seen none of these"),
    never > 0 && `${counted(never, "was", "were")} never made public`,
    "Where a row does not say who holds a document, nobody has told us. If you know, please tell us",
  ]).concat(".");
}

interface RegisterProps {
  id: string;
  title: string;
  documents: readonly Document[];
  readable: boolean;
}

/** A table of documents, with a heading and a summary above it. */
function Register({ id, title, documents, readable }: RegisterProps) {
  if (documents.length === 0) return null;
  return (
    <RuledBlock id={id} title={title}>
      <Paragraphs text={accountOf(documents, readable)} />
      <StackedTable
        heads={["Document", readable ? "What it tells" : "What it would settle"]}
        firstColumn="62%"
        rows={documents.map((each) => ({
          id: each.anchor,
          head: (
            <>
              <strong>
                <Title document={each} />
              </strong>
              {each.sample && <SampleMark label="Incomplete" />}
              <p>{each.what}</p>
              <Known document={each} />
              <CardSources sources={each.sources} />
            </>
          ),
          cells: [each.settles ?? "Not stated yet."],
        }))}
      />
    </RuledBlock>
  );
}

/** The register of documents: first the documents that can be read, then the missing documents. */
const DocumentsTemplate = pageTemplate<Queries.DocumentsQuery>((page, data) => {
  const documents = data.allDocument.nodes;
  return (
    <TextPage page={page}>
      {/* These ids contain an underscore, so they differ from the ids of all documents. */}
      <Register id="can_be_read" title="What can be read" documents={documents.filter(isReadable)} readable />
      <Register
        id="is_missing"
        title="What is missing"
        documents={documents.filter((one) => !isReadable(one))}
        readable={false}
      />
    </TextPage>
  );
});
export default DocumentsTemplate;

export const query = graphql`
  query Documents($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
    }
    allDocument(sort: { position: ASC }) {
      nodes {
        anchor
        title
        what
        by
        madeOn: madeInWords
        sources {
          ...Citation
        }
        heldBy
        disclosed
        seen
        numbersInWords
        waitingInWords
        neverPublic
        settles
        path
        url
        sample
      }
    }
  }
`;
