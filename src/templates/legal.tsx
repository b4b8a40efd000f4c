import { graphql, type PageProps } from "gatsby";
import { BelowFirstScreen } from "../components/BelowFirstScreen";
import { OutsideLink } from "../components/OutsideLink";
import { PageTitle } from "../components/PageTitle";
import { Paragraphs } from "../components/Paragraphs";
import { Portrait } from "../components/Portrait";
import { SampleMark } from "../components/SampleMark";
import { Section } from "../components/Section";
import { headOfPage } from "../head/headOfPage";
import { found } from "../lib/found";

/** The lawyers of the case (specification, section 2 "/legal"). */
export default function LegalTemplate({ data, pageContext }: PageProps<Queries.LegalQuery, { id: string }>) {
  const page = found(data.page, "page", pageContext.id);
  return (
    <div sx={{ variant: "layout.page" }}>
      <PageTitle {...page} />
      {page.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <BelowFirstScreen>
        {data.allLegalProfile.nodes.map(({ id, name, role, sample, image, url, linkText, biography }) => (
          <section
            key={id}
            aria-labelledby={id}
            sx={{
              display: "grid",
              columnGap: 6,
              rowGap: 4,
              gridTemplateColumns: ["1fr", "11rem 1fr", "15rem 1fr"],
              borderTop: "1px solid",
              borderColor: "text",
              pt: 5,
              pb: 6,
            }}
          >
            <div sx={{ maxWidth: "15rem" }}>
              <Portrait file={image} />
            </div>
            <div>
              <h2 id={id} sx={{ fontSize: "h2" }}>
                {name}
              </h2>
              <p sx={{ variant: "text.smallCaps", m: 0, mt: 1, mb: 3 }}>
                {role}
                {sample && <SampleMark />}
              </p>
              <Paragraphs text={biography} />
              <p sx={{ mb: 0 }}>
                <OutsideLink href={url} variant="buttons.quiet">
                  {linkText}
                </OutsideLink>
              </p>
            </div>
          </section>
        ))}
      </BelowFirstScreen>
    </div>
  );
}

LegalTemplate.head = headOfPage;

export const query = graphql`
  query Legal($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
    }
    allLegalProfile(sort: { position: ASC }) {
      nodes {
        id
        name
        role
        sample
        url
        linkText
        biography
        image {
          ...PortraitFile
        }
      }
    }
  }
`;
