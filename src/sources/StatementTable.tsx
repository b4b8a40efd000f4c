import { graphql } from "gatsby";
import { Permalink } from "../components/Heading";
import { StackedTable } from "../components/StackedTable";
import { useCampaign } from "../layout/useLayoutData";
import { entryId } from "../lib/citationIds";
import { CitationNumbers } from "./CitationNumbers";

type Answer = Queries.StatementFragment["answers"][number];

/** The text of a cell for each kind of answer whose words are not recorded. */
const withoutWords: Readonly<Record<Answer["is"], string | undefined>> = {
  said: undefined,
  denied: "no",
  not_asked: "not asked",
  no_record: "no record that we have read",
};

/** An answer: its person and date (if known), and either its words or the reason why there are no words. */
function Said({ answer: { by, whenInWords, is, words, sources } }: { answer: Answer }) {
  const who = [by, whenInWords].filter(Boolean).join(", ");
  const what = [withoutWords[is], words === null ? undefined : `“${words}”`].filter(Boolean).join(": ");
  return (
    <p>
      {`${who}: ${what}`}
      <CitationNumbers sources={sources} />
    </p>
  );
}

const sides = ["ours", "others", "found"] as const;

interface Props {
  statements: readonly Queries.StatementFragment[];
  /** True if the table is inside the running text. Its cells are then below each other, because the text is too narrow for columns. */
  isInText?: boolean;
}

/** A table of questions with the answers of each side. On narrow screens, the answers are below their question. */
export function StatementTable({ statements, isInText = false }: Props) {
  const words = useCampaign().statements;
  return (
    <StackedTable
      heads={[words.question, ...sides.map((side) => words[side])]}
      firstColumn="22%"
      isStacked={isInText}
      rows={statements.map(({ anchor, question, answers, oneSided }) => ({
        id: entryId("statement", anchor),
        head: (
          <>
            <strong>
              <Permalink id={entryId("statement", anchor)}>{question}</Permalink>
            </strong>
            {oneSided && <p className="fine-print">{oneSided}</p>}
          </>
        ),
        cells: sides.map((side) => {
          const said = answers.filter((answer) => answer.side === side);
          return said.length === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            said.map((answer, index) => <Said key={index} answer={answer} />)
          );
        }),
      }))}
    />
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
