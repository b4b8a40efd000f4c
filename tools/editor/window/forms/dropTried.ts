import { send } from "../send";

/**
 * Deletes the pictures and documents that were tried and replaced, which would go to everybody with the next sharing.
 * @param added paths of files that were put into content/ while a form was open
 * @param held what the form holds; a file that it names is kept
 */
export async function dropTried(added: ReadonlySet<string>, held: object): Promise<void> {
  const words = JSON.stringify(held);
  const paths = [...added].filter((path) => !words.includes(path.replace(/^.*\//, "")));
  if (paths.length > 0) await send("dropUnused", { paths });
}
