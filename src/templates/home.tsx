import { graphql } from "gatsby";
import { ContentNote, PageTitle } from "../components/PageTitle";
import { LastUpdated } from "../components/Updates";
import { Prose } from "../components/Prose";
import { Image } from "../components/Picture";
import { Quotation } from "../components/Quotation";
import { Section } from "../components/Section";
import { Counter } from "../counter/Counter";
import { pageTemplate } from "./pageTemplate";
import { AtoZ } from "../components/AtoZ";
import { Banner } from "../components/Banner";
import { assertFound } from "../lib/assertFound";
import { screens } from "../theme/scales";

type HomePage = NonNullable<Queries.HomeQuery["page"]>;

/**
 * The text above the first heading of the home page. On wide screens, a numbered list in this text has three columns, so that the whole
 * text and the banner fit on the first screen.
 */
function Opening({ section }: { section: HomePage["sections"][number] }) {
  return (
    <div
      className="content"
      sx={{
        variant: "layout.page",
        pt: [3, 4],
        fontSize: "menu",
        lineHeight: 1.5,
        // The selector `&&` makes these rules stronger than the rules for running text.
        "&& > div": { maxWidth: "none" },
        "&& p": { mt: [2, 4], mb: 0 },
        "&& ol": { my: 0, pl: "1.3em", display: "grid", columnGap: 6, rowGap: 2 },
        "&& li": { my: 0, "::marker": { color: "accent", fontWeight: "strong" } },
        [`@media ${screens.wide}`]: { "&& ol": { gridTemplateColumns: "repeat(3, 1fr)" } },
      }}
    >
      {section.parts.map(({ html }, index) => html && <Prose key={index} html={html} />)}
    </div>
  );
}

/**
 * The position of each picture on wide screens: its columns in a grid of 12 columns, its distance from the top, and its rotation. There is
 * a position for each picture that content-model/page.ts allows.
 */
const places = [
  { column: "1 / 5", top: "2rem", turn: "-1.5deg" },
  { column: "4 / 7", top: "4.5rem", turn: "1deg" },
  { column: "6 / 10", top: "0", turn: "-0.6deg" },
  { column: "9 / 12", top: "3rem", turn: "1.6deg" },
  { column: "10 / 13", top: "10rem", turn: "-1deg" },
];

/** A collage: pictures that overlap like prints on a desk. */
function Collage({ pictures }: { pictures: readonly Queries.CollagePictureFragment[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label="Pictures"
      sx={{
        variant: "layout.page",
        listStyle: "none",
        mt: [5, 6],
        // On a phone, the pictures are in rows of three, so that the text after them is on the same screen. If the last row has only one or
        // two pictures, they are wider.
        display: "grid",
        gridTemplateColumns: "repeat(6, 1fr)",
        gap: 2,
        [`@media ${screens.wide}`]: { gridTemplateColumns: "repeat(12, 1fr)", gap: 0, pb: 5 },
      }}
    >
      {pictures.map(({ alt, file }, index) => {
        const place = assertFound(places[index], "place for picture", String(index));
        const isInFullRow = index < pictures.length - (pictures.length % 3);
        return (
          <li
            key={file.relativePath}
            sx={{
              gridColumn: isInFullRow ? "span 2" : "span 3",
              alignSelf: "start",
              // Without this rule, Firefox would print the lower edge of a picture on the next sheet.
              breakInside: "avoid",
              bg: "panel",
              p: [1, 2],
              border: "1px solid",
              borderColor: "line",
              boxShadow: "0 2px 10px rgb(0 0 0 / 14%)",
              [`@media ${screens.wide}`]: {
                gridRow: 1,
                gridColumn: place.column,
                mt: place.top,
                transform: `rotate(${place.turn})`,
              },
            }}
          >
            <Image
              file={file}
              alt={alt}
              sizes={`(min-width: 72em) 24rem, (min-width: 48em) 33vw, ${isInFullRow ? "33vw" : "50vw"}`}
              isDimmed
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Cards that link to pages of the site, four side by side on wide screens. */
function LinkCards({ cards }: Pick<HomePage, "cards">) {
  if (cards.length === 0) return null;
  return (
    <ul
      role="list"
      sx={{
        listStyle: "none",
        my: [6, 7],
        display: "grid",
        gap: [2, 5],
        gridTemplateColumns: ["1fr", "1fr 1fr", "1fr 1fr", "repeat(4, 1fr)"],
        li: { variant: "cards.link" },
        h2: { fontSize: "h3", mb: 2 },
        p: { m: 0, fontSize: "menu", lineHeight: 1.5, color: "muted" },
      }}
    >
      {cards.map(({ title, text, page }) => (
        <li key={title}>
          <h2>
            <a href={page.path}>{title}</a>
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The home page. The campaign itself has chosen the order of the parts. */
const HomeTemplate = pageTemplate<Queries.HomeQuery>(
  (page, data) => {
    const campaign = assertFound(data.campaign, "file", "content/campaign.yaml");
    const opening = page.sections.find(({ heading }) => heading === null);
    const [about, ...rest] = page.sections.filter((section) => section !== opening);
    return (
      <>
        {page.picture ? (
          <Banner
            picture={page.picture}
            title={campaign.name}
            tagline={campaign.tagline}
            standfirst={page.standfirst}
          />
        ) : (
          <div className="content" sx={{ variant: "layout.page" }}>
            <PageTitle title={campaign.name} standfirst={page.standfirst ?? campaign.tagline} />
          </div>
        )}
        {opening && <Opening section={opening} />}
        <div className="content" sx={{ variant: "layout.page" }}>
          <ContentNote note={page.note} />
          <LastUpdated updates={page.updates} />
        </div>
        <Collage pictures={page.collage} />
        {page.quotation && <Quotation quotation={page.quotation} />}
        <div className="content" sx={{ variant: "layout.page" }}>
          {campaign.counter && (
            <Counter counter={campaign.counter} builtOn={campaign.builtOn} language={campaign.language} />
          )}
          <LinkCards cards={page.cards} />
          {about && <Section section={about} isSplit />}
          <AtoZ pages={data.allPage.nodes} />
          {rest.map((section) => (
            <Section key={section.id} section={section} isSplit />
          ))}
        </div>
      </>
    );
  },
  { isHome: true },
);
export default HomeTemplate;

export const query = graphql`
  fragment CollagePicture on Picture {
    alt
    file {
      relativePath
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 400, aspectRatio: 1.2)
      }
    }
  }
  query Home($id: String!) {
    campaign {
      name
      tagline
      counter {
        since
        heading
        years
        months
        weeks
        days
      }
      builtOn
      language
    }
    page(id: { eq: $id }) {
      ...PageHead
      standfirst
      note
      picture {
        ...Banner
      }
      quotation {
        ...Quotation
      }
      collage {
        ...CollagePicture
      }
      cards {
        title
        text
        page {
          path
        }
      }
      sections {
        ...Section
      }
    }
    allPage(filter: { inIndex: { eq: true } }) {
      nodes {
        label
        path
      }
    }
  }
`;
