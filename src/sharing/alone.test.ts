import { change, Clones } from "../../tests/support/clones";
import { share } from "./share";

const clones = new Clones();
const [ann, ben] = [clones.clone("Ann"), clones.clone("Ben")];
afterAll(() => clones.remove());

it("changes the folder only while nobody else saves there", async () => {
  change(ann, "content/timeline.yaml", ["The pier closes", "The pier shuts"]);
  await share(ann);
  let isAlone = false;
  const steps: [string, boolean][] = [];
  await share(ben, {
    onStep: (step) => steps.push([step, isAlone]),
    alone: async (run) => {
      isAlone = true;
      const result = await run();
      isAlone = false;
      return result;
    },
  });
  expect(steps.filter(([, alone]) => alone).map(([step]) => step)).toEqual([
    "files",
    "file 1",
    "branch",
    "journal",
  ]);
});
