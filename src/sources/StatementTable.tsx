import { graphql } from "gatsby";
import { Permalink } from "../components/Heading";
import { StackedTable } from "../components/StackedTable";
import { useCampaign } from "../layout/useLayoutData";
import { entryId } from "../lib/citationIds";
import { CitationNumbers } from "./CitationNumbers";

type Answer = Queries.StatementFragment["answers"][number];

/** The text that a cell shows for each kind of answer without recorded words. */
const withoutWords: Readonly<Record<Answer["is"], string | undefined>> = {
  said: undefined,
  denied: "no",
  not_asked: "not asked",
  no_record: "no record that we have read",
};

/** An answer: the person who gave it and the date (if known), and its words or the reason why there are no words. */
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
  /** True if the table is inside the text. Its cells are then stacked, because the text is too narrow for columns. */
  isInText?: boolean;
}

/** A table of questions with the answers of each side. On narrow screens it becomes a list of questions. */
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
