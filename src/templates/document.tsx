import { graphql, type PageProps } from "gatsby";
import { PageTitle } from "../components/PageTitle";
import { Heading } from "../components/Heading";
import { SampleMark } from "../components/Sample";
import type { PageMeta } from "../head/headTags";
import { pageId } from "../lib/paths";
import { assertFound } from "../lib/assertFound";
import { template } from "./pageTemplate";

type Props = PageProps<Queries.DocumentQuery, { id: string }>;
type Part = NonNullable<Queries.DocumentQuery["documentPart"]>;
type Pdf = NonNullable<Part["document"]["pdf"]>;

/** Returns the part of the document's text that a page shows, together with the document's PDF. */
const partOf = ({ data, pageContext }: Props) => {
  const part = assertFound(data.documentPart, "part of a document", pageContext.id);
  return { ...part, pdf: assertFound(part.document.pdf, "PDF of", part.document.anchor) };
};

/** Links to the parts of a long document. */
function Parts({ parts, path: shown }: { parts: Pdf["parts"]; path: string }) {
  if (parts.length === 1) return null;
  return (
    <nav
      aria-label="Parts of this document"
      sx={{
        my: 5,
        fontSize: "menu",
        ul: { display: "flex", flexWrap: "wrap", columnGap: 4, p: 0, m: 0, listStyle: "none" },
        a: { display: "block", py: 2 },
        "[aria-current]": { fontWeight: "strong", textDecoration: "none" },
        "@media print": { display: "none" },
      }}
    >
      <ul>
        {parts.map(({ path, range }) => (
          <li key={path}>
            <a href={path} aria-current={path === shown ? "page" : undefined}>
              {range}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Page = Part["pages"][number];

/**
 * A table of the document. All elements of the table have the attribute `role`. Without it, Safari would drop their roles on narrow
 * screens, where CSS stacks the cells.
 */
function Table({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <table role="table">
      <tbody role="rowgroup">
        {rows.map((cells, index) => (
          <tr key={index} role="row">
            {cells.map((cell, at) => (
              <td key={at} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Returns the paragraphs of a page, in which successive rows of a table are grouped into one list. A table that interrupts the text and
 * another table before or after it are not grouped together.
 */
function paragraphsAndTables(paragraphs: Page["paragraphs"]) {
  const parts: (Page["paragraphs"][number] | (readonly string[])[])[] = [];
  paragraphs.forEach((paragraph, index) => {
    const last = parts.at(-1);
    const isInLast = paragraphs[index - 1]?.isAside === paragraph.isAside;
    if (paragraph.cells === null) parts.push(paragraph);
    else if (Array.isArray(last) && isInLast) last.push(paragraph.cells);
    else parts.push([paragraph.cells]);
  });
  return parts;
}

/** Renders pages of the document, each with its number as a heading. */
const renderPages = (pages: Part["pages"]) =>
  pages.map(({ number, paragraphs, edges }) => (
    <section key={number} sx={{ variant: "text.prose", borderTop: "1px solid", borderColor: "line", py: 4 }}>
      <Heading
        id={pageId(number)}
        sx={{ variant: "text.smallCaps", fontFamily: "body", mb: 3, breakAfter: "avoid" }}
      >{`Page ${number}`}</Heading>
      {paragraphsAndTables(paragraphs).map((part, index) =>
        Array.isArray(part) ? (
          <Table key={index} rows={part} />
        ) : (
          <p key={index} sx={part.isAside ? { fontSize: "menu" } : {}}>
            {part.speaker !== null && <strong>{`${part.speaker} `}</strong>}
            {part.text}
          </p>
        ),
      )}
      {paragraphs.length === 0 && <p>A program cannot read the text of this page. Please see the PDF.</p>}
      {edges.length > 0 && (
        <p
          className="page-edges"
          sx={{ fontSize: "menu" }}
        >{`At the edges of the page: ${edges.join(" · ")}`}</p>
      )}
    </section>
  ));

/** The text of a document, or of ten pages of a long document, with a link to its PDF. */
function DocumentTemplate(props: Props) {
  const { document, path, pages, pdf } = partOf(props);
  const { title, what, becamePublic, sample, citedBy, address } = document;
  const next = pdf.parts[pdf.parts.findIndex((part) => part.path === path) + 1];
  return (
    <article className="content" sx={{ variant: "layout.page" }}>
      {address && (
        <nav aria-label="Back" sx={{ pt: 4, fontSize: "menu", "@media print": { display: "none" } }}>
          <a href={address}>{props.data.page?.title}</a>
        </nav>
      )}
      <PageTitle title={title} standfirst={what} />
      <div className="text" sx={{ variant: "text.notes", pl: 0, overflowWrap: "anywhere" }}>
        <p>
          This text was extracted automatically. The PDF is the authoritative version:{" "}
          <a href={pdf.path}>{title} (PDF)</a>
          {`, ${pdf.pages === 1 ? "one page" : `${pdf.pages} pages`}, ${pdf.size}, SHA-256 `}
          <code>{pdf.sha256}</code>
          {sample && <SampleMark label="Incomplete" />}
        </p>
        {becamePublic && <p>How it became public: {becamePublic}</p>}
        {citedBy.length > 0 && (
          <p>
            {"Cited in: "}
            {citedBy.map(({ path, pageTitle }, index) => (
              <span key={path}>
                {index > 0 && ", "}
                <a href={path}>{pageTitle}</a>
              </span>
            ))}
          </p>
        )}
      </div>
      <Parts parts={pdf.parts} path={path} />
      {renderPages(pages)}
      {next && (
        <p sx={{ "@media print": { display: "none" } }}>
          <a href={next.path}>{`Next: ${next.range}`}</a>
        </p>
      )}
    </article>
  );
}

function head(props: Props): PageMeta {
  const { path, range, document, pdf } = partOf(props);
  const where = pdf.parts.length > 1 ? `, ${range}` : "";
  return {
    path,
    sharedAs: props.data.page?.path ?? "/",
    title: `${document.title}${where}`,
    description: `The text of this document${where}: ${document.what}`,
  };
}

export default template(DocumentTemplate, head);

export const query = graphql`
  query Document($id: String!) {
    page(template: { eq: documents }) {
      path
      title
    }
    documentPart(id: { eq: $id }) {
      path
      range
      document {
        anchor
        address
        title
        what
        becamePublic
        sample
        citedBy {
          path
          pageTitle
        }
        pdf {
          path
          pages
          size
          sha256
          parts {
            path
            range
          }
        }
      }
      pages {
        number
        paragraphs {
          speaker
          text
          cells
          isAside
        }
        edges
      }
    }
  }
`;
