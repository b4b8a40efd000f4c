import { join, resolve } from "node:path";
import { watch } from "chokidar";
import express from "express";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { formatProblem } from "../content-model/check/problem";
import { checkContent } from "../content-model/checkContent";

/** Editors write a file in several steps; the check waits until they are done. */
const pause = 300;

/** While `npm run develop` runs, serves the documents, checks the content after each saved file and says in the terminal what is wrong. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({
  app,
  reporter,
}: CreateDevServerArgs) => {
  const root = resolve("content");
  (app as express.Express).use("/documents", express.static(join(root, "documents")));
  let timer: NodeJS.Timeout | undefined;
  let hadErrors = false;

  const check = async () => {
    const problems = await checkContent(root);
    for (const problem of problems) {
      const line = formatProblem(problem);
      if (problem.severity === "error") reporter.error(line);
      else reporter.warn(line);
    }
    const hasErrors = problems.some(({ severity }) => severity === "error");
    if (hadErrors && !hasErrors) reporter.success("The content is in order again.");
    hadErrors = hasErrors;
  };

  watch(root, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      check().catch((error: unknown) => reporter.error(`The content could not be checked: ${String(error)}`));
    }, pause);
  });
};
