import express from "express";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";

/** While `npm run develop` runs, serves the documents where the built site has them. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: CreateDevServerArgs) => {
  (app as express.Express).use("/documents", express.static("content/documents", { redirect: false }));
};
