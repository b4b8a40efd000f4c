import { Command } from "cmdk";
import { splitAtMatches, type findPassages, type Term } from "./findPassages";
import { markWhenShown } from "./markWhenShown";

interface Props extends ReturnType<typeof findPassages> {
  heading: string;
  onChoose: (address: string) => void;
  onShowAll: () => void;
}

function Marked({ text, terms }: { text: string; terms: readonly Term[] }) {
  // Every other piece is a match.
  return splitAtMatches(text, terms).map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}

/** The passages in which a query was found, as a group of the list. */
export function Passages({ heading: name, found, total, onChoose, onShowAll }: Props) {
  if (found.length === 0) return null;
  return (
    <Command.Group heading={name}>
      {found.map(({ address, title, heading, snippet, terms }) => (
        <Command.Item
          key={`${address} ${heading}`}
          value={`${address} ${heading}`}
          onSelect={() => {
            onChoose(address);
            markWhenShown(address, terms);
          }}
        >
          <span>
            <Marked text={title} terms={terms} />
            {heading !== undefined && heading !== title && (
              <>
                {" · "}
                <Marked text={heading} terms={terms} />
              </>
            )}
          </span>
          <span>
            <Marked text={snippet} terms={terms} />
          </span>
        </Command.Item>
      ))}
      {total > found.length && (
        <Command.Item value={`all: ${name}`} onSelect={onShowAll}>
          <span>Show the other {total - found.length}</span>
        </Command.Item>
      )}
    </Command.Group>
  );
}
