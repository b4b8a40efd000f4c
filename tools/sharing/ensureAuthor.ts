import { SharingError } from "./git";
import type { Repository } from "./repository";

/** A function that asks the user for their name. It resolves to undefined if there is no user to ask, for example without a terminal. */
export type AskName = () => Promise<string | undefined>;

/** Ensures that commits have an author. If git does not have a user.name, asks the user for their name and stores it. */
export async function ensureAuthor({ git }: Repository, askName?: AskName): Promise<void> {
  if (!process.env.GIT_AUTHOR_NAME && !(await git.allSettings()).get("user.name")) {
    const name = (await askName?.())?.trim();
    if (!name)
      throw new SharingError([
        'git does not have your name yet. Others see it next to your changes. Run: git config user.name "Your Name"',
      ]);
    await git.set("user.name", name);
  }
}
