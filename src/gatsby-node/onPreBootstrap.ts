import { resolve } from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { errorsOnly, formatProblem } from "../content-model/problem";
import { checkContent } from "../content-model/checkContent";

/** Checks all content before Gatsby reads it, so that errors are reported with file and line. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }: ParentSpanPluginArgs) => {
  const problems = await checkContent(resolve("content"));
  const errors = errorsOnly(problems);
  for (const problem of problems) {
    if (problem.severity === "warning") reporter.warn(formatProblem(problem));
  }
  if (errors.length === 0) return;
  // Not panic(), which calls them "ERROR UNKNOWN".
  reporter.log(`\nThe content has mistakes:\n\n${errors.map(formatProblem).join("\n")}\n`);
  process.exit(1);
};
