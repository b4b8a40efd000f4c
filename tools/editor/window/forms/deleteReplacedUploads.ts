import { send } from "../send";

/**
 * Deletes uploads that were replaced before the form was saved, so that they are not shared.
 * @param added paths of files that were put into content/ while a form was open
 * @param held the values of the form. A file that they refer to is not deleted
 */
export async function deleteReplacedUploads(added: ReadonlySet<string>, held: object): Promise<void> {
  const words = JSON.stringify(held);
  const paths = [...added].filter((path) => !words.includes(path.replace(/^.*\//, "")));
  if (paths.length > 0) await send("dropUnused", { paths });
}
