/** Two volunteers, Ann and Ben. A test file that imports this module gets a new clone for each of them before each test. */
import { join } from "node:path";
import { Clones } from "./clones";

export const life = "content/pages/her-life.md";
export const timeline = "content/timeline.yaml";

export let clones: Clones;
export let [ann, ben] = ["", ""];

beforeEach(async () => {
  clones = new Clones();
  [ann, ben] = [join(clones.folder, "Ann"), join(clones.folder, "Ben")];
  await clones.prepare("two clones", () => [clones.clone("Ann"), clones.clone("Ben")]);
});

afterEach(() => {
  jest.restoreAllMocks();
  clones.delete();
});

/** Commits and pushes with git itself, so that the project's check does not run. */
export function pushByHand(project: string): void {
  clones.commit(project, "By hand");
  clones.git(project, "push", "-q", "origin", "main");
}

/** Receives the changes of others with git itself. */
export const pullByHand = (project: string) => clones.git(project, "pull", "-q", "--ff-only");
