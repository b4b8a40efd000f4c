import { graphql, type PageProps } from "gatsby";
import type { PageMeta } from "../head/headTags";
import { template } from "../templates/pageTemplate";
import { assertFound } from "../lib/assertFound";

/** Returns the texts of the page from content/campaign.yaml. */
const notFoundTexts = (data: Queries.NotFoundQuery) =>
  assertFound(data.campaign, "file", "content/campaign.yaml").notFound;

/**
 * The page for addresses that do not exist. The inline script writes the requested address to the console (see notFoundAndMoved.inline.ts).
 */
function NotFoundPage({ data }: PageProps<Queries.NotFoundQuery>) {
  const { code, text, link } = notFoundTexts(data);
  return (
    <div data-not-found="" sx={{ variant: "layout.page", textAlign: "center", py: 8 }}>
      <h1 sx={{ variant: "text.figures", fontSize: "banner", color: "accent" }}>{code}</h1>
      <p sx={{ fontFamily: "heading", fontSize: "lead", m: 0, mt: 3, mb: 5 }}>{text}</p>
      <a href="/" sx={{ variant: "buttons.primary" }}>
        {link}
      </a>
      <p sx={{ m: 0, mt: 5, "& > *": { mx: 2 } }}>
        <button
          type="button"
          className="needs-script"
          data-opens-search=""
          aria-haspopup="dialog"
          sx={{ variant: "buttons.quiet" }}
        >
          Search the site
        </button>
        <a href="/#a-z">A-Z of Content</a>
      </p>
    </div>
  );
}

function head({ data }: PageProps<Queries.NotFoundQuery>): PageMeta {
  const { text, description } = notFoundTexts(data);
  return { path: "/404", title: text, description, isHidden: true };
}

export default template(NotFoundPage, head);

export const query = graphql`
  query NotFound {
    campaign {
      notFound {
        code
        text
        link
        description
      }
    }
  }
`;
