import { graphql, type PageProps } from "gatsby";
import { DeferredContent } from "../components/DeferredContent";
import { PageTitle } from "../components/PageTitle";
import { Permalink } from "../components/Permalink";
import { SampleMark } from "../components/SampleMark";
import type { PageMeta } from "../head/meta";
import { pageId, pagesPerPart, partPath } from "../lib/documentPaths";
import { assertFound } from "../lib/assertFound";
import { template } from "./pageTemplate";

type Props = PageProps<Queries.DocumentQuery, { id: string }>;
type Pages = NonNullable<Queries.DocumentQuery["documentPart"]>["pages"];

const partOf = ({ data, pageContext }: Props) => {
  const part = assertFound(data.documentPart, "part of a document", pageContext.id);
  return { ...part, pdf: assertFound(part.document.pdf, "PDF of", part.document.anchor) };
};

/** "pages 11–20", or "page 21" where there is one. */
const range = (part: number, pages: number) => {
  const [first, last] = [(part - 1) * pagesPerPart + 1, Math.min(part * pagesPerPart, pages)];
  return first === last ? `page ${first}` : `pages ${first}–${last}`;
};

/** The parts of a long document. */
function Parts({ anchor, part, pages }: { anchor: string; part: number; pages: number }) {
  const count = Math.ceil(pages / pagesPerPart);
  if (count === 1) return null;
  return (
    <nav
      aria-label="Parts of this document"
      sx={{ my: 5, fontSize: "menu", "@media print": { display: "none" } }}
    >
      <ul sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, p: 0, m: 0, listStyle: "none" }}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <a
              href={partPath(anchor, index + 1)}
              aria-current={index + 1 === part ? "page" : undefined}
              sx={{
                display: "block",
                py: 2,
                "&[aria-current]": { fontWeight: "strong", textDecoration: "none" },
              }}
            >
              {range(index + 1, pages)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const drawn = (pages: Pages) =>
  pages.map(({ number, paragraphs }) => (
    <section
      key={number}
      aria-labelledby={pageId(number)}
      sx={{ variant: "text.prose", borderTop: "1px solid", borderColor: "line", py: 4 }}
    >
      <h2
        id={pageId(number)}
        sx={{ variant: "text.smallCaps", fontFamily: "body", mb: 3, breakAfter: "avoid" }}
      >
        <Permalink id={pageId(number)}>{`Page ${number}`}</Permalink>
      </h2>
      {paragraphs.map(({ speaker, text }, index) => (
        <p key={index}>
          {speaker !== null && <strong>{`${speaker} `}</strong>}
          {text}
        </p>
      ))}
      {paragraphs.length === 0 && <p>This page holds no text that a program can read. Please see the PDF.</p>}
    </section>
  ));

/** Some pages of a document as text. */
function DocumentTemplate(props: Props) {
  const { document, part, pages, pdf } = partOf(props);
  const { anchor, title, what, becamePublic, sample, citedBy, row } = document;
  return (
    <article sx={{ variant: "layout.page" }}>
      <PageTitle title={title} standfirst={what} />
      <div sx={{ variant: "text.notes", pl: 0, overflowWrap: "anywhere" }}>
        <p>
          This text was made by a program; the PDF counts: <a href={pdf.path}>{title} (PDF)</a>
          {`, ${pdf.pages === 1 ? "one page" : `${pdf.pages} pages`}, ${pdf.size}, SHA-256 `}
          <code>{pdf.sha256}</code>
          {sample && <SampleMark />}
        </p>
        {becamePublic && <p>How it became public: {becamePublic}</p>}
        {citedBy.length > 0 && (
          <p>
            {"Cited in: "}
            {citedBy.map(({ path, page }, index) => (
              <span key={path}>
                {index > 0 && ", "}
                <a href={path}>{page}</a>
              </span>
            ))}
          </p>
        )}
        {row && (
          <p>
            {"Listed in: "}
            <a href={row}>{props.data.page?.title}</a>
          </p>
        )}
      </div>
      <Parts anchor={anchor} part={part} pages={pdf.pages} />
      {drawn(pages.slice(0, 1))}
      <DeferredContent>
        {drawn(pages.slice(1))}
        {part * pagesPerPart < pdf.pages && (
          <p sx={{ "@media print": { display: "none" } }}>
            <a href={partPath(anchor, part + 1)}>{`Next: ${range(part + 1, pdf.pages)}`}</a>
          </p>
        )}
      </DeferredContent>
    </article>
  );
}

function head(props: Props): PageMeta {
  const { path, part, document, pdf } = partOf(props);
  const where = pdf.pages > pagesPerPart ? `, ${range(part, pdf.pages)}` : "";
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
    page(template: { eq: "documents" }) {
      path
      title
    }
    documentPart(id: { eq: $id }) {
      path
      part
      document {
        anchor
        row
        title
        what
        becamePublic
        sample
        citedBy {
          path
          page
        }
        pdf {
          path
          pages
          size
          sha256
        }
      }
      pages {
        number
        paragraphs {
          speaker
          text
        }
      }
    }
  }
`;
