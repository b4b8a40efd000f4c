import { useState, type ReactNode } from "react";
import { placeForms, placeProblem, readCitation } from "../../../src/content-model/citations";
import { Choices, TextDialog, type DialogProps } from "./TextDialog";

/** Chooses a source, then the place in it, which may stay empty. */
export function CiteDialog({
  context,
  written = "",
  onClose,
  onCite,
  newSource,
}: DialogProps & {
  /** The citation that was opened. */
  written?: string | undefined;
  onCite: (written: string) => void;
  newSource?: ((onMade: (anchor: string) => void) => ReactNode) | undefined;
}) {
  const before = readCitation(written);
  const [anchor, setAnchor] = useState(before.anchor);
  const [isNew, setIsNew] = useState(false);
  const [place, setPlace] = useState(before.place ?? "");
  const source = context.sources?.find((each) => each.anchor === anchor);
  const problem = source && place !== "" ? placeProblem(source.kind, place) : undefined;
  if (isNew && newSource)
    return (
      <TextDialog label="New source" onClose={onClose}>
        {newSource((made) => {
          setAnchor(made);
          setIsNew(false);
        })}
      </TextDialog>
    );
  if (!source)
    return (
      <TextDialog label="Cite a source" onClose={onClose}>
        <Choices
          label="Title, outlet or year"
          choices={(context.sources ?? []).map(({ anchor: value, title, shortName, publisher, date }) => ({
            value,
            label: shortName,
            detail: [title, publisher, date].join(", "),
          }))}
          onChoose={setAnchor}
        />
        {newSource && (
          <button type="button" onClick={() => setIsNew(true)}>
            New source
          </button>
        )}
      </TextDialog>
    );
  const { name, example } = placeForms[source.kind];
  return (
    <TextDialog label="Place in the source" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === undefined) onCite(place === "" ? anchor : `${anchor}:${place}`);
        }}
      >
        <p>{source.title}</p>
        <label>
          <span className="label">{name.replace(/^./, (letter) => letter.toUpperCase())}</span>
          <input
            value={place}
            onChange={({ target }) => setPlace(target.value.trim())}
            aria-describedby="place-help"
            aria-invalid={problem !== undefined}
          />
        </label>
        <p id="place-help" className={problem ? "problem" : "help"}>
          {problem ?? `For example ${example}. Leave it empty to cite the whole.`}
        </p>
        <div className="row">
          <button className="primary">{written === "" ? "Cite" : "Change"}</button>
          <button type="button" onClick={() => setAnchor("")}>
            Another source
          </button>
        </div>
      </form>
    </TextDialog>
  );
}
