import { graphql, type PageProps } from "gatsby";
import type { PageMeta } from "../head/headTags";
import { template } from "./pageTemplate";
import { assertFound } from "../lib/assertFound";

type Props = PageProps<Queries.MovedQuery, { id: string }>;

/** Returns the page or testimony that a moved address redirects to. */
function targetOf({ data: { page, testimony }, pageContext }: Pick<Props, "data" | "pageContext">) {
  if (page) return page;
  const { path, name, summary } = assertFound(testimony, "page or testimony", pageContext.id);
  return { path, label: name, title: name, description: summary };
}

/**
 * The page at an old address, or at the address of a withdrawn testimony. The script notFoundAndMoved.inline.ts redirects the visitor
 * immediately. In browsers without scripts, an element in the head of the page redirects the visitor (see head/headTags.ts).
 */
function MovedTemplate(props: Props) {
  const { path, label } = targetOf(props);
  return (
    <div sx={{ variant: "layout.page", py: 7 }}>
      <h1 sx={{ fontSize: "h1" }}>This page has moved</h1>
      <p>
        Please go on to{" "}
        <a href={path} data-moved="">
          {label}
        </a>
        .
      </p>
    </div>
  );
}

function head(props: Props): PageMeta {
  const { path, title, description } = targetOf(props);
  return { path, title, description, movedTo: path };
}

export default template(MovedTemplate, head);

export const query = graphql`
  query Moved($id: String!) {
    page(id: { eq: $id }) {
      path
      label
      title
      description
    }
    testimony(id: { eq: $id }) {
      path
      name
      summary
    }
  }
`;
