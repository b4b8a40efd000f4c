import { useState } from "react";
import { placeForms, placeProblem, readCitation, readPlace } from "../../../../src/content-model/citations";
import { Choices } from "../forms/Choices";
import { hasBegunSource, NewSource } from "../forms/NewSource";
import { PromptDialog, Dialog, Input } from "../Dialog";
import type { TextDialogProps } from "./dialogs";

interface CiteProps extends TextDialogProps {
  written?: string | undefined;
  cite: (written: string) => void;
}

/** A dialog for a citation. People choose a source and then a place in the source, which they may leave empty. */
export function CiteDialog({ references, written = "", close, cite }: CiteProps) {
  const before = readCitation(written);
  const [anchor, setAnchor] = useState(before.anchor);
  const [isNew, setNew] = useState(false);
  /** The name of the source that was just added in this dialog. The list of sources contains the new source only a moment later. */
  const [made, setMade] = useState<string>();
  const [fault, setFault] = useState<string>();
  const { source: sources = [] } = references?.choices ?? {};
  const source = sources.find(({ value }) => value === anchor);
  if (isNew)
    return (
      // After closing, the list of sources is shown again. The list then says that the typed values of the new source are kept.
      <Dialog title="New source" close={() => setNew(false)}>
        <NewSource
          onMade={(anchor) => {
            setAnchor(anchor);
            setMade(anchor);
            setNew(false);
          }}
        />
      </Dialog>
    );
  if (!source && anchor !== "" && anchor === made)
    return (
      <Dialog title="Place in the source" close={close}>
        <p role="status">Adding the source to the list…</p>
      </Dialog>
    );
  if (!source?.kind)
    return (
      <Dialog title="Cite a source" close={close}>
        <Choices label="Source" hint="Title, outlet or year" groups={{ "": sources }} choose={setAnchor} />
        <button type="button" onClick={() => setNew(true)}>
          {hasBegunSource() ? "Continue the new source" : "New source"}
        </button>
      </Dialog>
    );
  const { kind } = source;
  const { name, example } = placeForms[kind];
  return (
    <PromptDialog
      title="Place in the source"
      close={close}
      buttonText={written === "" ? "Cite" : "Change"}
      other={["Another source", () => setAnchor("")]}
      submit={([typed = ""]) => {
        const place = readPlace(kind, typed);
        const problem = place === "" ? undefined : placeProblem(kind, place);
        setFault(problem);
        if (problem === undefined) cite(place === "" ? anchor : `${anchor}:${place}`);
      }}
    >
      <p>{source.detail}</p>
      <Input
        label={name.replace(/^./, (letter) => letter.toUpperCase())}
        // A place in one source is not a place in another source.
        defaultValue={anchor === before.anchor ? before.place : ""}
        help={`For example ${example}. Leave this empty to cite the whole source.`}
        fault={fault}
      />
    </PromptDialog>
  );
}
