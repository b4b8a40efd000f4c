import { change, Clones } from "../../tests/support/clones";
import { share } from "./share";

const clones = new Clones();
const [ann, ben] = [clones.clone("Ann"), clones.clone("Ben")];
afterAll(() => clones.remove());

it("changes the working tree only while no other save is running", async () => {
  change(ann, "content/timeline.yaml", ["The pier closes", "The pier shuts"]);
  await share(ann);
  let isExclusive = false;
  const steps: [string, boolean][] = [];
  await share(ben, {
    onStep: (step) => steps.push([step, isExclusive]),
    runExclusive: async (run) => {
      isExclusive = true;
      const result = await run();
      isExclusive = false;
      return result;
    },
  });
  expect(steps.filter(([, wasExclusive]) => wasExclusive).map(([step]) => step)).toEqual([
    "files",
    "file 1",
    "branch",
    "journal",
  ]);
});
