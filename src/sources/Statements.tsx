import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";
import { Heading, Permalink } from "../components/Permalink";
import { useFrameData } from "../frame/useFrameData";
import { assertFound } from "../lib/assertFound";
import { statementId } from "../lib/citationIds";
import { stackedTable } from "../theme/prose";
import { Marks } from "./Marks";

type Answer = Queries.StatementFragment["answers"][number];

const styles: ThemeUICSSObject = {
  variant: "text.prose",
  maxWidth: "none",
  "tr:target": { bg: "tint" },
  "tbody tr": { breakInside: "avoid" },
  "tbody th": { width: "22%" },
  "td p, th p": { my: 1, fontWeight: "body" },
  "@media screen and (max-width: 47.99em)": {
    ...stackedTable,
    "tbody th": { display: "block", width: "auto", px: 0, pt: 3 },
    "td:first-of-type": { fontWeight: "body", pt: 1 },
    "td::before": { content: 'attr(data-head) ": "', fontWeight: "strong" },
  },
};

const withoutWords: Readonly<Record<string, string>> = {
  denied: "no",
  "not asked": "not asked",
  "no record": "no record that we have read",
};

/** Who, and when, as far as that is known; then the words, or why there are none. */
function Said({ answer: { by, whenInWords, is, words, sources } }: { answer: Answer }) {
  const who = [by, whenInWords].filter(Boolean).join(", ");
  const what = [withoutWords[is], words === null ? undefined : `“${words}”`].filter(Boolean).join(": ");
  return (
    <p>
      {`${who}: ${what}`}
      <Marks sources={sources} />
    </p>
  );
}

/** What was said on each question, by whom and when: a table, on narrow screens a list by question. */
export function Statements({ statements }: { statements: readonly Queries.StatementFragment[] }) {
  const words = assertFound(useFrameData().campaign, "file", "content/campaign.yaml").statements;
  const sides = ["ours", "others", "found"] as const;
  return (
    <section aria-labelledby="statements_list" sx={{ variant: "cards.ruled" }}>
      <Heading id="statements_list" sx={{ fontSize: "h2", mb: 4 }}>
        {words.heading}
      </Heading>
      <div sx={styles}>
        <table>
          <thead>
            <tr>
              {[words.question, ...sides.map((side) => words[side])].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statements.map(({ anchor, question, answers, oneSided }) => (
              <tr key={anchor} id={statementId(anchor)}>
                <th scope="row">
                  <Permalink id={statementId(anchor)}>{question}</Permalink>
                  {oneSided && <p className="fine-print">{oneSided}</p>}
                </th>
                {sides.map((side) => {
                  const said = answers.filter((answer) => answer.side === side);
                  return (
                    <td key={side} data-head={words[side]}>
                      {said.map((answer, index) => (
                        <Said key={index} answer={answer} />
                      ))}
                      {said.length === 0 && <p>{words.nothing}</p>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Statement on Statement {
    anchor
    question
    oneSided
    answers {
      by
      side
      whenInWords
      is
      words
      sources {
        ...Citation
      }
    }
  }
`;
