import { graphql } from "gatsby";
import { PaperSheet, printedSheets } from "../components/PaperSheet";
import { TextPage } from "../components/TextPage";
import { assertFound } from "../lib/assertFound";
import { pageTemplate } from "./pageTemplate";

const columns = ["Name", "Address with postcode", "Signature"];

/** A table with space for signatures, which may be printed on several sheets. */
function Signatures({ rows }: { rows: number }) {
  return (
    <table
      sx={{
        width: "calc(100% - 1px)",
        borderCollapse: "collapse",
        tableLayout: "fixed",
        tr: { breakInside: "avoid" },
        "th, td": { border: "1px solid #000", p: 2, textAlign: "left", verticalAlign: "top" },
        td: { height: "14mm" },
        // A phone is narrower than the paper. Therefore the cells have less padding on a phone.
        "@media screen and (max-width: 29.99em)": { "th, td": { p: 1 }, th: { fontSize: "small" } },
      }}
    >
      <colgroup>
        <col width="30%" />
        <col width="42%" />
        <col width="28%" />
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {columns.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The request of the petition, with space for signatures. The House of Commons requires the request on each sheet. The request is in the
 * head of the table, because browsers repeat the head of a table on each printed page.
 */
function Request({ requests, rows }: { requests: string; rows: number }) {
  return (
    <div sx={{ "@media print": { display: "table", width: "100%" } }}>
      <div sx={{ pb: 3, breakInside: "avoid", "@media print": { display: "table-header-group" } }}>
        <p>The petitioners therefore request that the House of Commons {requests}.</p>
        <p>And the petitioners remain, etc.</p>
      </div>
      <Signatures rows={rows} />
    </div>
  );
}

/**
 * A petition in the form that the House of Commons prescribes: the first sheet has the whole text, and every further sheet repeats the
 * request.
 */
const PetitionTemplate = pageTemplate<Queries.PetitionQuery>(
  (page) => {
    const { petitioners, declares, requests } = assertFound(page.petition, "petition of", page.path);
    return (
      <TextPage page={page}>
        <PaperSheet paper="A4" name="First sheet">
          <p>To the House of Commons.</p>
          <p>The petition of {petitioners},</p>
          <p>Declares that {declares}.</p>
          <Request requests={requests} rows={9} />
        </PaperSheet>
        <PaperSheet paper="A4" name="Every further sheet">
          <Request requests={requests} rows={14} />
        </PaperSheet>
      </TextPage>
    );
  },
  ({ sample }) => ({ styles: printedSheets("A4", sample) }),
);
export default PetitionTemplate;

export const query = graphql`
  query Petition($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
      sample
      petition {
        petitioners
        declares
        requests
      }
    }
  }
`;
