import { useState } from "react";
import { asJpeg } from "./asJpeg";
import { sendFile, sentenceOf } from "../send";
import { useForm } from "./store";

/**
 * Uploads a file from this computer.
 * @param folder the folder below content/ for the file
 * @param put called with the path of the uploaded file below content/
 * @returns `take`: a function that uploads the first of some files. `status`: a message while the file is being saved, or the reason why it
 * was refused
 */
export function useNewFile(folder: string, put: (path: string) => void) {
  const { store } = useForm();
  const [status, setStatus] = useState("");
  const take = (files: Iterable<File> | null) => {
    const [file] = files ?? [];
    // The type of the file is not checked here, because most browsers do not recognise HEIC pictures. The server checks the file and
    // explains why it refuses it.
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
