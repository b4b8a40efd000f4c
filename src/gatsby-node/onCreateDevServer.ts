import express from "express";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { decodeEscapes } from "../lib/decodeEscapes";
import { contentErrorsPath } from "../lib/paths";
import { indexOf } from "../content-model/siteIndex";
import { streamErrors } from "./contentErrors";
import { sourcedContent } from "./sourceNodes";

/** Returns whether a page shows or links to the document at this path below /documents. onPostBuild.ts publishes only such documents. */
function isShown(path: string): boolean {
  const content = sourcedContent();
  return (
    content !== undefined &&
    path.endsWith(".pdf") &&
    indexOf(content).files.has(`documents${decodeEscapes(path)}`)
  );
}

/** Serves the documents of the built site and the problems in content, while `npm run develop` runs. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: CreateDevServerArgs) => {
  (app as express.Express).get(contentErrorsPath, streamErrors);
  const folder = express.static("content/documents", { redirect: false });
  (app as express.Express).use("/documents", (request, response, next) => {
    if (isShown(request.path)) folder(request, response, next);
    else next();
  });
};
