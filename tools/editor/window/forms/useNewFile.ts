import { useState } from "react";
import { asJpeg } from "./asJpeg";
import { sendFile, sentenceOf } from "../send";
import { useForm } from "./store";

/**
 * Takes a file from this computer, the first of several.
 * @param folder below content/, for the file
 * @param put is given its path below content/
 * @returns `status`: that it is being saved, or why it was refused
 */
export function useNewFile(folder: string, put: (path: string) => void) {
  const { store } = useForm();
  const [status, setStatus] = useState("");
  const take = (files: Iterable<File> | null) => {
    const [file] = files ?? [];
    // One of another type is refused by the server, in words: for HEIC most browsers know no type.
    if (!file) return;
    setStatus(`Saving ${file.name}…`);
    const sent = asJpeg(file).then((picture) => sendFile(folder, picture, store.added));
    sent.then(
      (path) => {
        setStatus("");
        put(path);
      },
      (error: unknown) => setStatus(sentenceOf(error)),
    );
  };
  return { take, status };
}
