import { graphql } from "gatsby";
import { Paragraphs } from "../components/Paragraphs";
import { SampleMark } from "../components/SampleMark";
import { StackedTable } from "../components/StackedTable";
import { TextPage } from "../components/TextPage";
import { CardSources } from "../sources/Marks";
import { pageTemplate } from "./pageTemplate";

const seen: Readonly<Record<string, string>> = { no: "No", yes: "Yes" };
const unknown = "Not known";

type Document = Queries.DocumentsQuery["allDocument"]["nodes"][number];

function Made({ document: { by, madeOn } }: { document: Document }) {
  const made = [by && `Made by: ${by}`, madeOn && `Date: ${madeOn}`].filter(Boolean).join(". ");
  return made && <p className="fine-print">{made}</p>;
}

/** How many documents there are, are here, were read, are missing and were never made public, in a sentence. */
function countsOf(documents: readonly Document[]): string {
  const count = (is: (one: Document) => boolean) => documents.filter(is).length;
  const [here, read] = [count(({ path }) => path !== null), count(({ seen }) => seen === "yes")];
  const [inPart, never] = [count(({ seen }) => seen === "in part"), count(({ neverPublic }) => neverPublic)];
  const missing = documents.length - read - inPart;
  const hidden = never > 0 ? `; ${never} ${never === 1 ? "was" : "were"} never made public` : "";
  return `Of ${documents.length} documents ${here} can be read here. We have read ${read} whole and ${inPart} in part; ${missing} we have not seen${hidden}.`;
}

/** The register of documents: what there is, what is missing, and who holds it. */
const DocumentsTemplate = pageTemplate<Queries.DocumentsQuery>((page, data) => (
  <TextPage page={page}>
    <Paragraphs text={countsOf(data.allDocument.nodes)} />
    <StackedTable
      heads={["Document", "Who holds it", "When disclosed", "Seen by us", "What it would settle"]}
      firstColumn="40%"
      rows={data.allDocument.nodes.map((each) => ({
        id: each.anchor,
        head: (
          <>
            <strong>{each.path ? <a href={each.path}>{each.title}</a> : each.title}</strong>
            {each.sample && <SampleMark />}
            <p>{each.what}</p>
            <Made document={each} />
            <CardSources sources={each.sources} />
          </>
        ),
        cells: [
          [each.heldBy ?? unknown, each.waiting].filter(Boolean).join(". "),
          each.disclosed ?? unknown,
          [seen[each.seen] ?? "In part", each.held].filter(Boolean).join(". "),
          each.settles ?? unknown,
        ],
      }))}
    />
  </TextPage>
));
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
        held
        waiting
        neverPublic
        settles
        path
        sample
      }
    }
  }
`;
