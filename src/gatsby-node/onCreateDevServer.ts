import express from "express";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { readContent } from "../content-model/readContent";
import { contentErrorsPath } from "../lib/paths";
import { indexOf } from "../content-model/siteIndex";
import { streamErrors } from "./contentErrors";

/** Returns whether the built site would have a document at a path below /documents (copyDocuments.ts). */
async function isShown(path: string): Promise<boolean> {
  if (!path.endsWith(".pdf")) return false;
  const content = await readContent("content");
  return indexOf(content).files.has(`documents${decodeURI(path)}`);
}

/** Serves the documents of the built site and the problems in content, while `npm run develop` runs. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: CreateDevServerArgs) => {
  (app as express.Express).get(contentErrorsPath, streamErrors);
  const folder = express.static("content/documents", { redirect: false });
  (app as express.Express).use("/documents", (request, response, next) => {
    isShown(request.path).then((isOnSite) => {
      if (isOnSite) folder(request, response, next);
      else next();
    }, next);
  });
};
