import { useState } from "react";
import { nameFor, pathOf } from "./paths";
import { Choices, fieldsOf, TextDialog, type DialogProps } from "./TextDialog";

export interface PictureAttrs {
  src: string;
  alt: string;
  title: string | null;
}

/** Chooses a picture, or takes a new one, with its words. */
export function PictureDialog({
  context,
  picture,
  onClose,
  onPicture,
}: DialogProps & {
  picture: PictureAttrs | undefined;
  onPicture: (attrs: PictureAttrs) => void;
}) {
  const [path, setPath] = useState(picture && pathOf(picture.src, context.file));
  const [problem, setProblem] = useState("");
  const take = (file: File | undefined) => {
    if (file)
      context
        .addPicture(file)
        .then(setPath, (error: unknown) =>
          setProblem(String(error instanceof Error ? error.message : error)),
        );
  };
  if (path === undefined)
    return (
      <TextDialog label="Picture" onClose={onClose}>
        <label className="upload">
          New picture{" "}
          <input type="file" accept="image/*" onChange={({ target }) => take(target.files?.[0])} />
        </label>
        {problem && <p className="problem">{problem}</p>}
        <Choices
          label="Name of a picture"
          choices={(context.pictures ?? []).map((each) => ({
            value: each.path,
            label: each.path.replace(/^images\//, ""),
          }))}
          onChoose={setPath}
        />
      </TextDialog>
    );
  return (
    <TextDialog label="Picture" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [alt = "", caption = ""] = fieldsOf(event.currentTarget);
          onPicture({ src: nameFor(path, context.file), alt, title: caption || null });
        }}
      >
        <img src={context.pictureUrl(path)} alt="" />
        <label>
          <span className="label">Alt</span>
          <input name="alt" required defaultValue={picture?.alt} aria-describedby="alt-help" />
        </label>
        <p id="alt-help" className="help">
          What the picture shows, for those who cannot see it.
        </p>
        <label>
          <span className="label">Caption</span>
          <input name="title" defaultValue={picture?.title ?? ""} />
        </label>
        <div className="row">
          <button className="primary">{picture ? "Change" : "Insert"}</button>
          <button type="button" onClick={() => setPath(undefined)}>
            Another picture
          </button>
        </div>
      </form>
    </TextDialog>
  );
}
