import { useState } from "react";
import { asJpeg } from "./asJpeg";
import { sendFile, sentenceOf } from "../send";
import { useForm } from "./store";

/**
 * Takes a file from this computer, the first of several.
 * @param folder the folder below content/ for the file
 * @param put receives its path below content/
 * @returns `status`: a line while it is being saved, or the reason why it was refused
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
    const copied = sent.then(
      (path) => {
        setStatus("");
        put(path);
      },
      (error: unknown) => setStatus(sentenceOf(error)),
    );
    store.copying.add(copied);
    void copied.then(() => store.copying.delete(copied));
  };
  return { take, status };
}
