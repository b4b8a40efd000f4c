/** A picture: seen, dropped, pasted, chosen among those that are there. */
import { useState, type ReactNode } from "react";
import { sendPicture, sentenceOf } from "../page/send";
import { hrefOf, pathOf } from "../addresses";
import type { ControlProps } from "./controls";
import { Chooser } from "./Reference";
import { useForm } from "./store";

export function PictureField(props: ControlProps): ReactNode {
  const { label, view, value, change } = props;
  const { file, references, store } = useForm();
  const [status, setStatus] = useState("");
  const written = typeof value === "string" ? value : "";
  const take = (files: FileList | null) => {
    const [picture] = files ?? [];
    // One that is no picture is refused by the server, in words: for HEIC most browsers know no type.
    if (!picture) return;
    setStatus("Saving the picture…");
    sendPicture(view.folder, picture, store.added).then(
      (path) => {
        change(hrefOf(path, file));
        setStatus("");
      },
      (error: unknown) => setStatus(sentenceOf(error)),
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same is done by its buttons
    <div
      className="picture-box"
      role="group"
      aria-label={label}
      onDrop={({ dataTransfer }) => take(dataTransfer.files)}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
    >
      {written !== "" && <img src={`/-/content/${pathOf(written, file)}`} alt="" />}
      <div>
        <p>{written === "" ? "No picture yet. Drop one here, or paste it." : written.replace(/^.*\//, "")}</p>
        <label className="button">
          From this computer
          <input
            type="file"
            accept="image/*"
            aria-label={`${label}: from this computer`}
            onChange={({ target }) => take(target.files)}
          />
        </label>
        <Chooser
          {...props}
          words="Choose another"
          choices={references?.choices.file ?? []}
          choose={(path) => {
            change(hrefOf(path, file));
            return undefined;
          }}
        />
        {view.isOptional && written !== "" && (
          <button type="button" className="quiet" onClick={() => change("")}>
            Remove
          </button>
        )}
        <p role="status">{status}</p>
      </div>
    </div>
  );
}
