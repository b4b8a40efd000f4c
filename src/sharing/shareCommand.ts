import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { Obstacle } from "./git";
import { ClashObstacle, share } from "./share";

/** Asks whoever is at the terminal; undefined where nobody is. */
export async function askName(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question("Your name, as the others will see it beside your changes: ");
  } finally {
    terminal.close();
  }
}

const steps: Record<string, string> = {
  fetch: "Looking for what the others have shared …",
  merge: "Bringing it together with your changes …",
  push: "Sharing …",
};

function readKeep(args: readonly string[]): "mine" | "theirs" | undefined {
  const { keep } = parseArgs({ args: [...args], options: { keep: { type: "string" } } }).values;
  if (keep === undefined || keep === "mine" || keep === "theirs") return keep;
  throw new Obstacle([`--keep is "${keep}", but must be mine or theirs.`]);
}

/**
 * `npm run share`: shares a project and says on the terminal what was shared and received, or what is in the way.
 * @param args `--keep mine` or `--keep theirs` decides where two people wrote different things in one place
 * @returns the exit status: 0 if all is shared, 1 if not
 */
export async function shareCommand(project: string, args: readonly string[]): Promise<number> {
  try {
    const keep = readKeep(args);
    const { shared, received, theirMistakes } = await share(project, {
      settle: () => keep,
      askName,
      onStep: (step) => steps[step] && console.log(steps[step]),
    });
    if (shared) console.log(`Shared: ${shared}.`);
    if (received) console.log(`Received: ${received}.`);
    if (!shared && !received) console.log("There was nothing to share, and the others have nothing new.");
    if (theirMistakes.length > 0) {
      console.log("The others have shared mistakes. Please fix them and share again:");
      console.log(theirMistakes.join("\n"));
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    console.error("Nothing is shared yet.");
    if (error instanceof ClashObstacle) console.error("You and somebody else changed the same place:");
    console.error(error.message);
    if (error instanceof ClashObstacle) {
      console.error("Keep your wording everywhere in this list: npm run share -- --keep mine");
      console.error("Keep theirs: npm run share -- --keep theirs");
      console.error("For a third wording, write it into the file, save, and share with --keep mine.");
    }
    return 1;
  }
}
