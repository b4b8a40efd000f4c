import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { headOfPage } from "../head/headOfPage";
import { found } from "../lib/found";

type Props = PageProps<Queries.MovedQuery, { id: string }>;

/** An address that has moved or a testimony that was withdrawn: leads on at once, and without scripts too. */
export default function MovedTemplate({ data, pageContext }: Props) {
  const { path, label } = found(data.page, "page", pageContext.id);
  useEffect(() => {
    navigate(path, { replace: true });
  }, [path]);
  return (
    <div sx={{ variant: "layout.page", py: 7 }}>
      <h1 sx={{ fontSize: "h1" }}>This page has moved</h1>
      <p>
        Please go on to <a href={path}>{label}</a>.
      </p>
    </div>
  );
}

MovedTemplate.head = (props: Props) => {
  const page = headOfPage(props);
  return { ...page, isHidden: true, movedTo: page.path };
};

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
