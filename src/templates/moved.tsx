import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { PageHead } from "../head/PageHead";
import { found } from "../lib/found";

/** An address that has moved or a testimony that was withdrawn: leads on at once, and without scripts too. */
export default function MovedTemplate({ data, pageContext }: PageProps<Queries.MovedQuery, { id: string }>) {
  const { path, label, title, description } = found(data.page, "page", pageContext.id);
  useEffect(() => {
    navigate(path, { replace: true });
  }, [path]);
  return (
    <div sx={{ variant: "layout.page", py: 7 }}>
      <PageHead path={path} title={title} description={description} isHidden movedTo={path} />
      <h1 sx={{ fontSize: "h1" }}>This page has moved</h1>
      <p>
        Please go on to <a href={path}>{label}</a>.
      </p>
    </div>
  );
}

export const query = graphql`
  query Moved($id: String!) {
    page(id: { eq: $id }) {
      path
      label
      title
      description
    }
  }
`;
