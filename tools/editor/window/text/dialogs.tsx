/** The dialogs of a text field: for the target of a link, for a picture, and for the language of some words. */
import { Command } from "cmdk";
import { useEffect, useRef, useState } from "react";
import { leastInTexts } from "../../../../src/content-model/fields";
import { alwaysShown, Choices } from "../forms/Choices";
import { PromptDialog, Dialog, Input } from "../Dialog";
import { deleteReplacedUploads } from "../forms/deleteReplacedUploads";
import { SizedPicture } from "../forms/FileFields";
import { outsideAddress } from "../forms/outsideAddress";
import { useForm } from "../forms/store";
import { useNewFile } from "../forms/useNewFile";
import type { References } from "../../server/references";
import { hrefOf, pathOf } from "../../common/addresses";

export interface TextDialogProps {
  /** The content file of the text, relative to content/. Addresses of links and pictures are relative to this file. */
  file: string;
  references: References | undefined;
  close: () => void;
}

interface LinkProps extends TextDialogProps {
  href: string | undefined;
  link: (href: string | undefined, title: string) => void;
}

interface NewFileProps {
  label: string;
  accept: string;
  /** The folder below content/ for the new file. */
  folder: string;
  /** Called with the path of the uploaded file below content/. */
  put: (path: string) => void;
}

/** A field that uploads a file from this computer. */
function NewFile({ label, accept, folder, put }: NewFileProps) {
  const { take, status } = useNewFile(folder, put);
  return (
    <>
      <label>
        {label} <input type="file" accept={accept} onChange={({ target }) => take(target.files)} />
      </label>
      <p role="status">{status}</p>
    </>
  );
}

/** A dialog for the target of a link: a page, a testimony, a document, a new document, or another website. */
export function LinkDialog({ file, references, href, close, link }: LinkProps) {
  const [typed, setTyped] = useState("");
  const { page = [], testimony = [], pdf = [] } = references?.choices ?? {};
  const filed = (folder: string, choices: typeof page) =>
    choices.map((choice) => ({ ...choice, value: `${folder}/${choice.value}.md` }));
  const groups = {
    Pages: filed("pages", page),
    Testimonies: filed("testimonies", testimony),
    Documents: pdf,
  };
  const titleOf = (path: string) =>
    Object.values(groups)
      .flat()
      .find(({ value }) => value === path)?.title;
  const outside = outsideAddress(typed);
  return (
    <Dialog title="Link" close={close}>
      {href !== undefined && (
        <p>
          It links to {titleOf(pathOf(href, file)) ?? href}.{" "}
          <button type="button" onClick={() => link(undefined, "")}>
            Remove the link
          </button>
        </p>
      )}
      <Choices
        label="Link to"
        hint="Title of a page, or an address"
        groups={groups}
        onType={setTyped}
        choose={(value) => link(hrefOf(value, file), titleOf(value) ?? value)}
      >
        {/^(https:\/\/[^\s/]+\.\S+|mailto:\S+)$/.test(outside) && (
          <Command.Item value={alwaysShown} onSelect={() => link(outside, typed)}>
            <span>{outside}</span> <small>Another website</small>
          </Command.Item>
        )}
      </Choices>
      <NewFile
        label="New document (PDF)"
        accept="application/pdf"
        folder="documents"
        put={(path) => link(hrefOf(path, file), path.replace(/^.*\//, ""))}
      />
    </Dialog>
  );
}

export interface PictureAttrs {
  src: string;
  alt: string;
  title: string | null;
}

interface PictureProps extends TextDialogProps {
  picture: PictureAttrs | undefined;
  /** A picture that was pasted or dropped. */
  given?: File | undefined;
  put: (attrs: PictureAttrs) => void;
}

const doesItFit = "Do these words still fit the new picture?";

/**
 * A dialog for a picture, which is already in the content or is uploaded in the dialog. The dialog also has fields for the description and
 * the caption.
 */
export function PictureDialog({ file, references, picture, given, close, put }: PictureProps) {
  const [path, setPath] = useState(picture && pathOf(picture.src, file));
  const { store } = useForm();
  const [addedBefore] = useState(() => new Set(store.added));
  /**
   * Closes the dialog without using a picture. Deletes the pictures that were uploaded in the dialog, as soon as the last upload has ended.
   */
  const leave = () => {
    close();
    void Promise.all(store.copying).then(() => {
      const added = [...store.added].filter((path) => !addedBefore.has(path));
      return deleteReplacedUploads(new Set(added), store.values);
    });
  };
  const { take, status } = useNewFile("images", setPath);
  const taken = useRef<File>(undefined);
  useEffect(() => {
    if (given === undefined || taken.current === given) return;
    taken.current = given;
    take([given]);
  });
  const isReplaced = picture !== undefined && path !== pathOf(picture.src, file);
  if (path === undefined)
    return (
      <Dialog title="Picture" close={leave}>
        <p role="status">{status}</p>
        <NewFile label="New picture" accept="image/*" folder="images" put={setPath} />
        <Choices label="Picture" groups={{ "": references?.choices.file ?? [] }} choose={setPath} />
      </Dialog>
    );
  return (
    <PromptDialog
      title="Picture"
      close={leave}
      buttonText={picture ? "Change" : "Insert"}
      other={["Another picture", () => setPath(undefined)]}
      submit={([alt = "", caption = ""]) => put({ src: hrefOf(path, file), alt, title: caption || null })}
    >
      <SizedPicture src={`/-/content/${path}`} atLeast={leastInTexts} />
      <Input
        label="What the picture shows"
        required
        defaultValue={picture?.alt}
        help="One sentence for people who cannot see the picture."
        {...(isReplaced && { fault: doesItFit })}
      />
      <Input
        label="Caption"
        defaultValue={picture?.title ?? ""}
        {...(isReplaced && picture?.title && { fault: doesItFit })}
      />
    </PromptDialog>
  );
}

interface LanguageProps {
  lang: string;
  close: () => void;
  mark: (lang: string) => void;
}

/** A dialog for the language of the selected words. */
export const LanguageDialog = ({ lang, close, mark }: LanguageProps) => (
  <PromptDialog title="Another language" close={close} buttonText="Mark" submit={([code = ""]) => mark(code)}>
    <Input
      label="Language"
      defaultValue={lang}
      pattern="[a-z]{2,3}(-[A-Za-z0-9]{2,8})*"
      help="The code of the language, for example cy for Welsh or fr for French. Leave this empty for the language of the page."
    />
  </PromptDialog>
);
