import { promises } from "node:fs";
import { join } from "node:path";
import { ann, ben, clones, life, timeline } from "../../tests/support/annAndBen";
import { change, read, refusals } from "../../tests/support/clones";
import { share } from "./share";

it("receives files from another disk", async () => {
  change(ann, timeline, ["The pier closes", "The pier is closed"]);
  await share(ann);
  const { rename } = promises;
  const moving = jest
    .spyOn(promises, "rename")
    .mockImplementation((from, to) =>
      String(from).includes(join(".git", "sharing"))
        ? Promise.reject(Object.assign(new Error("another disk"), { code: "EXDEV" }))
        : rename(from, to),
    );
  await share(ben);
  moving.mockRestore();
  expect(read(ben, timeline)).toContain("The pier is closed");
  expect(clones.git(ann, "rev-parse", "HEAD")).toBe(clones.git(ben, "rev-parse", "HEAD"));
  expect(clones.status(ben)).toBe("");
});

it("shares although another program has a temporary file open", async () => {
  change(ann, timeline, ["The pier closes", "The pier is closed"]);
  const { rm } = promises;
  const held = Object.assign(new Error("directory not empty"), { code: "ENOTEMPTY" });
  const removing = jest
    .spyOn(promises, "rm")
    .mockImplementation((path, options) =>
      /work-\d+-/.test(String(path)) ? Promise.reject(held) : rm(path, options),
    );
  await expect(share(ann)).resolves.toMatchObject({ shared: expect.any(String) as string });
  await share(ben);
  removing.mockRestore();
  expect(read(ben, timeline)).toContain("The pier is closed");
});

it("tries again to replace a file that another program has open, and names a file that stays open", async () => {
  change(ann, timeline, ["The pier closes", "The pier is closed"]);
  change(ann, life, ["A Working Life", "A Whole Life"]);
  await share(ann);
  change(ben, "content/pages/ledger.md", ["label: ", "label: Big "]);
  const { rename } = promises;
  let [tries, isHeld] = [0, true];
  const moving = jest.spyOn(promises, "rename").mockImplementation((from, to) => {
    const isBusy = String(to).endsWith("timeline.yaml")
      ? isHeld
      : String(to).endsWith("life.md") && tries++ < 2;
    return isBusy ? Promise.reject(Object.assign(new Error("held"), { code: "EPERM" })) : rename(from, to);
  });
  expect(await share(ben)).toMatchObject({
    shared: expect.stringContaining("Big") as string,
    notices: [expect.stringMatching(/Another program has this file open/), timeline],
  });
  expect(await refusals(share(ben))).toEqual([expect.stringContaining("has this file open"), timeline]);
  isHeld = false;
  await share(ben);
  moving.mockRestore();
  expect(read(ben, timeline)).toContain("The pier is closed");
  await share(ann);
  expect(clones.git(ann, "rev-parse", "HEAD")).toBe(clones.git(ben, "rev-parse", "HEAD"));
  expect(clones.status(ben)).toBe("");
});
