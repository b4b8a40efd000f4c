import { Notice } from "../Notice";

interface Props {
  names: readonly string[];
  hide: () => void;
}

/** Returns what to do with a file that a text cannot contain. */
function adviceFor(name: string): string {
  if (/\.pdf$/i.test(name))
    return "To link to it from this text, select Link, and then choose it under New document (PDF). To add it to the list of the case’s documents, open Documents in the list of content.";
  if (/\.(docx?|odt|rtf|pages|txt|md|html?)$/i.test(name))
    return "Open the file in its own program, copy the text there, and paste it here.";
  return "A text can contain pictures and links to PDFs. Convert the file to a PDF first.";
}

/** A notice about dropped or pasted files that a text cannot contain, with the way to add each of them. */
export function RefusedFiles({ names, hide }: Props) {
  if (names.length === 0) return null;
  const sentence = names.length === 1 ? "The file was not added." : "These files were not added.";
  return (
    <Notice role="status" sentence={<strong>{sentence}</strong>}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            “{name}”: {adviceFor(name)}
          </li>
        ))}
      </ul>
      <button type="button" className="quiet" onClick={hide}>
        Hide this note
      </button>
    </Notice>
  );
}
