/**
 * The server of the editor's page and forms. The server answers only its own page. For a request from another site, a browser sends
 * the header Origin, or asks first with a preflight request. This server refuses both.
 */
import { basename, extname, resolve } from "node:path";
import { buildSync } from "esbuild";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { foreignIn } from "../../../src/lib/foreignRequest";
import { parseRoute, otherPages } from "../common/addresses";
import { editorActions } from "./editorActions";
import { projectPath } from "./ownServers";
import { styleSheet } from "../styles/styleSheet";
import { RequestError } from "../common/requestError";

/** Returns the editor page's content security policy. The page shows the site in an iframe. */
const policyFor = (siteAddress: string | undefined) =>
  `default-src 'self'; img-src 'self' data: blob:; frame-src ${siteAddress === undefined ? "'none'" : new URL(siteAddress).origin}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Refuses cross-site requests, and requests for a foreign host name that resolves to this machine (DNS rebinding). */
const onlyOwnPage =
  (policy: string): RequestHandler =>
  (request, response, next) => {
    const foreign = foreignIn(request);
    if (foreign === "host") throw new RequestError("The editor is only available at http://localhost.", 403);
    if (foreign === "origin")
      throw new RequestError(
        "This request came from another site. The editor only serves its own page.",
        403,
      );
    response.set({
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-cache",
    });
    next();
  };

/** Responds to each failure with a sentence that the page shows. */
const answerFailure: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const { message, status = 500 } = error;
  if (error instanceof RequestError) response.status(status).json({ error: message, ...error.details });
  else if (status === 413)
    response.status(413).json({ error: "The file is larger than 100 MB. Make it smaller first." });
  else if (status < 500) response.status(status).json({ error: `The request cannot be read: ${message}.` });
  else {
    console.error(error);
    response
      .status(500)
      .json({ error: `Something went wrong in the editor: ${message}. Nothing more was changed.` });
  }
};

/** Returns the scripts, the style sheet and the fonts of the editor's page, by name. */
function pageFiles(): ReadonlyMap<string, Uint8Array> {
  const { outputFiles } = buildSync({
    entryPoints: { editor: "tools/editor/window/main.tsx" },
    // Every script runs this file before it creates a schema.
    inject: ["tools/editor/window/withoutEval.ts"],
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    outdir: "/-",
    write: false,
    loader: { ".woff2": "file" },
    assetNames: "[name]",
    define: { "process.env.NODE_ENV": '"production"' },
    // tsconfig.json compiles JSX for Theme UI, which the editor's page does not use.
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}

/**
 * Returns the editor: its page, and the endpoints through which the page reads and saves, for this computer only. Requests read and write
 * only files below content/. Everything is checked before it is saved.
 * @param project the folder that contains content/
 * @param siteAddress the address of the running site, which is then shown next to each form
 */
export function editorServer(project: string, siteAddress?: string): Express {
  const { act, readMedia, writeMedia } = editorActions(project, siteAddress);
  const files = pageFiles();
  const app = express();
  app.use(onlyOwnPage(policyFor(siteAddress)));
  app.get(projectPath, (_request, response) => void response.type("text").send(resolve(project)));
  app.post("/-/api", express.json({ limit: "50mb" }), (request, response, next) => {
    act(request.body).then((answer) => response.json(answer ?? {}), next);
  });
  app.get("/-/styles.css", (_request, response) => void response.type("css").send(styleSheet));
  app.get(
    /^\/-\/(?:version\/((?:HEAD|[0-9a-f]{40,64})\^?)\/)?(content\/.+)$/,
    ({ params }, response, next) => {
      const { 0: commit, 1: path = "" } = params as Partial<Record<number, string>>;
      readMedia(path, commit).then((bytes) => response.type(extname(path)).send(bytes), next);
    },
  );
  // Uploads use PUT. If another site sends a PUT request, the browser first asks this server whether it is allowed.
  app.put(
    /^\/-\/(content\/.+)$/,
    express.raw({ limit: "100mb", type: "*/*" }),
    ({ params, body }, response, next) => {
      writeMedia(params[0] ?? "", Buffer.isBuffer(body) ? body : Buffer.alloc(0)).then(
        (saved) => response.json(saved),
        next,
      );
    },
  );
  app.get("/-/:name", ({ params: { name } }, response, next) => {
    const file = files.get(name);
    if (file) response.type(extname(name)).send(Buffer.from(file));
    else next();
  });
  app.get("*", ({ path }, response, next) => {
    if (path === "/" || path in otherPages || parseRoute(path))
      response.sendFile(resolve("tools/editor/window/index.html"));
    else next();
  });
  app.use(({ path }) => {
    throw new RequestError(`The editor has no page at ${path}.`, 404);
  });
  app.use(answerFailure);
  return app;
}
