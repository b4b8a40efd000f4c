import { Command } from "cmdk";
import type { Passages as Listed } from "./findPassages";
import { MarkedText } from "./MarkedText";
import { Result } from "./Result";
import { textFragment } from "./textFragment";

interface Props extends Listed {
  heading: string;
  onShowMore: (count: number) => void;
}

const step = 10;

/** The passages in which a query was found, as a group of the list. */
export function Passages({ heading: name, found, total, onShowMore }: Props) {
  if (found.length === 0) return null;
  const rest = total - found.length;
  const more =
    rest > step ? `${step} more of the other ${rest.toLocaleString("en-GB")}` : `the other ${rest}`;
  return (
    <Command.Group heading={name}>
      {found.map(({ address, title, heading, snippet, terms }) => {
        const words = textFragment(snippet, terms);
        return (
          <Result
            key={`${address} ${heading}`}
            value={`${address} ${heading}`}
            href={words && !address.includes("#") ? `${address}#${words}` : `${address}${words}`}
          >
            <span>
              <MarkedText text={title} terms={terms} />
              {heading !== undefined && heading !== title && (
                <span>
                  <span>{" · "}</span>
                  <MarkedText text={heading} terms={terms} />
                </span>
              )}
            </span>
            <span>
              <MarkedText text={snippet} terms={terms} />
            </span>
          </Result>
        );
      })}
      {rest > 0 && (
        <Command.Item value={`more: ${name}`} onSelect={() => onShowMore(step)}>
          <span>{`Show ${more}`}</span>
        </Command.Item>
      )}
    </Command.Group>
  );
}
