/** Fields for a picture or a PDF. People upload, drop or paste a file, or choose a file that the content has already. */
import { useState, type ReactNode } from "react";
import { pictureOf } from "../../../merge/naming";
import { hrefOf, pathOf } from "../../common/addresses";
import type { Choice } from "../../server/references";
import type { ControlProps } from "./controls";
import { Chooser } from "./Reference";
import { useForm } from "./store";
import { useNewFile } from "./useNewFile";

interface BoxProps extends ControlProps {
  /** The word for this type of file in messages, for example "picture". */
  what: string;
  /** The types of file that the field accepts. */
  accept: string;
  /** The folder below content/ for a new file. */
  folder: string;
  choices: readonly Choice[];
  /** Takes the path of a file below content/. Returns the reference with which a content file refers to this file. */
  written: (path: string) => string;
  /** The preview of the file. */
  children?: ReactNode;
}

function FileBox({ what, accept, folder, choices, written, children, ...props }: BoxProps) {
  const { label, spec, value, change } = props;
  const put = (path: string) => change(written(path));
  const { take, status } = useNewFile(folder, put);
  const isEmpty = typeof value !== "string" || value === "";
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping or pasting only repeats what the buttons do
    <div
      className="file-box"
      role="group"
      aria-label={label}
      onDrop={({ dataTransfer }) => take(dataTransfer.files)}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
    >
      {!isEmpty && children}
      <div>
        <div role="status">
          <p>{isEmpty ? `No ${what} yet. Drop a ${what} here, or paste it.` : value.replace(/^.*\//, "")}</p>
          <p>{status}</p>
        </div>
        <label className="button">
          From this computer
          <input
            type="file"
            accept={accept}
            aria-label={`${label}: from this computer`}
            onChange={({ target }) => take(target.files)}
          />
        </label>
        <Chooser
          {...props}
          buttonText={isEmpty ? "Choose" : "Choose another"}
          choices={choices}
          choose={(path) => {
            put(path);
            return undefined;
          }}
        />
        {spec.isOptional && !isEmpty && (
          <button type="button" className="quiet" onClick={() => change("")}>
            Remove
          </button>
        )}
      </div>
    </div>
  );
}

/** The fields that describe the picture next to them. */
const describing = Object.keys(pictureOf);

export function PictureField(props: ControlProps): ReactNode {
  const { file, references, store } = useForm();
  const choices = references?.choices.file ?? [];
  return (
    <FileBox
      {...props}
      choices={choices}
      change={(value) => {
        const isReplaced = Boolean(props.value) && Boolean(value) && props.value !== value;
        const above = props.id.replace(/[^.]*$/, "");
        if (isReplaced) for (const name of describing) store.doubt(above + name);
        props.change(value);
      }}
      what="picture"
      accept="image/*"
      folder={props.spec.folder}
      written={(path) => hrefOf(path, file)}
    >
      <SizedPicture
        key={String(props.value)}
        src={`/-/content/${pathOf(String(props.value), file)}`}
        atLeast={props.spec.atLeast}
      />
    </FileBox>
  );
}

interface SizedProps {
  src: string;
  /** The minimum size of a picture, in pixels. Undefined if the picture may have any size. */
  atLeast: { width: number; height: number } | undefined;
}

/** A picture, with a warning if it is too small. The warning is shown even before the form is saved. */
export function SizedPicture({ src, atLeast }: SizedProps) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const isSmall = atLeast && size && (size.width < atLeast.width || size.height < atLeast.height);
  return (
    <>
      <img
        src={src}
        alt=""
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize({ width, height })
        }
      />
      {isSmall && (
        <p className="fault" role="status">
          This picture has {size.width} × {size.height} pixels. Here it needs at least {atLeast.width} ×{" "}
          {atLeast.height}. Choose a larger one.
        </p>
      )}
    </>
  );
}

/** A field for a file in content/documents. The content contains the file's name without the folder. */
export function PdfField(props: ControlProps): ReactNode {
  const choices = useForm().references?.choices.pdf ?? [];
  return (
    <FileBox
      {...props}
      choices={choices}
      what="PDF"
      accept="application/pdf"
      folder="documents"
      written={(path) => path.replace(/^documents\//, "")}
    />
  );
}
