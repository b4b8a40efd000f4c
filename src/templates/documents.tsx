import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";
import { SampleMark } from "../components/SampleMark";
import { TextPage } from "../components/TextPage";
import { CardSources } from "../sources/Marks";
import { stackedTable } from "../theme/prose";
import { pageTemplate } from "./pageTemplate";

/** Each row begins with the document's name; on narrow screens the other cells are named by the table's head, which is hidden there. */
const styles: ThemeUICSSObject = {
  variant: "text.prose",
  maxWidth: "none",
  "tr:target": { bg: "tint" },
  "tbody tr": { breakInside: "avoid" },
  "tbody th": { fontWeight: "body", width: "40%" },
  "th > p": { my: 1 },
  "@media screen and (max-width: 47.99em)": {
    ...stackedTable,
    "tbody th": { display: "block", width: "auto", px: 0, pt: 3 },
    "tbody td:first-of-type": { fontWeight: "body", pt: 1 },
    "td::before": { content: 'attr(data-head) ": "', fontWeight: "strong" },
  },
};

const heads = ["Who holds it", "When disclosed", "Seen by us", "What it would settle"] as const;
const seen: Readonly<Record<string, string>> = { no: "No", yes: "Yes" };
const unknown = "Not known";

/** How many documents there are, are here, were read, are missing and were never made public, in a sentence. */
function countsOf(documents: Queries.DocumentsQuery["allDocument"]["nodes"]): string {
  const count = (is: (one: (typeof documents)[number]) => boolean) => documents.filter(is).length;
  const [here, read] = [count(({ path }) => path !== null), count(({ seen }) => seen === "yes")];
  const [inPart, never] = [count(({ seen }) => seen === "in part"), count(({ neverPublic }) => neverPublic)];
  const missing = documents.length - read - inPart;
  const hidden = never > 0 ? `; ${never} ${never === 1 ? "was" : "were"} never made public` : "";
  return `Of ${documents.length} documents ${here} can be read here. We have read ${read} whole and ${inPart} in part; ${missing} we have not seen${hidden}.`;
}

/** The register of documents: what there is, what is missing, and who holds it. */
const DocumentsTemplate = pageTemplate<Queries.DocumentsQuery>((page, data) => (
  <TextPage page={page}>
    <div sx={styles}>
      <p>{countsOf(data.allDocument.nodes)}</p>
      <table>
        <thead>
          <tr>
            {["Document", ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.allDocument.nodes.map((each) => {
            const cells = [
              [each.heldBy ?? unknown, each.waiting].filter(Boolean).join(". "),
              each.disclosed ?? unknown,
              [seen[each.seen] ?? "In part", each.held].filter(Boolean).join(". "),
              each.settles ?? unknown,
            ];
            const made = [each.by && `Made by: ${each.by}`, each.madeOn && `Date: ${each.madeOn}`]
              .filter(Boolean)
              .join(". ");
            return (
              <tr key={each.anchor} id={each.anchor}>
                <th scope="row">
                  <strong>{each.path ? <a href={each.path}>{each.title}</a> : each.title}</strong>
                  {each.sample && <SampleMark />}
                  <p>{each.what}</p>
                  {made && <p className="fine-print">{made}</p>}
                  <CardSources sources={each.sources} />
                </th>
                {cells.map((words, index) => (
                  <td key={index} data-head={heads[index]}>
                    {words}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
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
