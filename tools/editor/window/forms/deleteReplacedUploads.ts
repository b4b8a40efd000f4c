import { send } from "../send";

/**
 * Deletes uploaded files that somebody replaced before the form was saved, so that they are not shared.
 * @param added the paths of all files that were uploaded while the form was open
 * @param held the values of the form. A file to which these values refer is not deleted
 */
export async function deleteReplacedUploads(added: ReadonlySet<string>, held: object): Promise<void> {
  const words = JSON.stringify(held);
  const paths = [...added].filter((path) => !words.includes(path.replace(/^.*\//, "")));
  if (paths.length > 0) await send("dropUnused", { paths });
}
