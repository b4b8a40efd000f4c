/**
 * The server of the editor's page and forms. It answers nobody but its own page: a browser says which site a request comes from, or
 * asks first whether another site may send JSON, which nothing here allows.
 */
import { resolve } from "node:path";
import { buildSync } from "esbuild";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { editorActions } from "./editorActions";
import { editorConfig } from "./editorConfig";
import { projectPath } from "./ownServers";
import { Refusal } from "./refusal";

/** The editor page's content security policy; the site is shown in an iframe on it. */
const policyFor = (siteAddress: string | undefined) =>
  `default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' blob: data:; font-src 'self' data:; worker-src 'self' blob:; frame-src 'self' blob: about: ${siteAddress === undefined ? "" : new URL(siteAddress).origin}; frame-ancestors 'none'`;

/** Refuses cross-site requests, and requests for a foreign host name that resolves to this machine (DNS rebinding). */
const onlyOwnPage =
  (policy: string): RequestHandler =>
  (request, response, next) => {
    const { "sec-fetch-site": from = "none", "sec-fetch-mode": mode } = request.headers;
    if (!["localhost", "127.0.0.1"].includes(request.hostname))
      throw new Refusal("The editor is only available at http://localhost.", 403);
    const followsLink = request.method === "GET" && mode === "navigate";
    if (from !== "same-origin" && from !== "none" && !followsLink)
      throw new Refusal("This request came from another site. The editor only serves its own page.", 403);
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
  if (error instanceof Refusal) response.status(status).json({ error: message, mistakes: error.mistakes });
  else if (status === 413)
    response.status(413).json({ error: "The file is larger than 35 MB. Make it smaller first." });
  else if (status < 500) response.status(status).json({ error: `The request cannot be read: ${message}.` });
  else {
    console.error(error);
    response
      .status(500)
      .json({ error: `Something went wrong in the editor: ${message}. Nothing more was changed.` });
  }
};

const page = "tools/editor/page";

/** The bundled script of the editor's page. */
function pageScript(): string {
  const options = { bundle: true, format: "esm", target: "es2022", write: false } as const;
  const { outputFiles } = buildSync({ ...options, entryPoints: [`${page}/editor.ts`] });
  return outputFiles[0]?.text ?? "";
}

/**
 * The editor: Decap and the endpoint through which it reads and saves, for this machine only. Requests read and write
 * files below content/ and nothing else; everything is checked in a copy below .cache/ before it is saved.
 * @param project the folder that holds content/
 * @param siteAddress the address of the running site, which is then shown beside each form
 */
export function editorServer(project: string, siteAddress?: string): Express {
  const act = editorActions(project, siteAddress);
  const script = pageScript();
  const app = express();
  app.disable("x-powered-by");
  app.use(onlyOwnPage(policyFor(siteAddress)));
  app.get(projectPath, (_request, response) => void response.type("text").send(resolve(project)));
  app.get("/config.json", (_request, response) => void response.json(editorConfig(siteAddress)));
  app.use("/decap", express.static(resolve("node_modules/decap-cms/dist")));
  app.get("/editor.js", (_request, response) => void response.type("js").send(script));
  app.use(express.static(resolve(page)));
  app.post("/api", express.json({ limit: "50mb" }), (request, response, next) => {
    act(request.body).then((answer) => response.json(answer ?? {}), next);
  });
  app.use(({ path }) => {
    throw new Refusal(`The editor has nothing at ${path}.`, 404);
  });
  app.use(answerFailure);
  return app;
}
