/**
 * The server of the editor. It answers only requests of its own page. If another site sends a request, the browser adds the header Origin
 * or sends a preflight request first, and this server refuses both.
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
    if (foreign === "host")
      throw new RequestError(
        "The editor does not work at this address. Open the address that the editor printed when it started. It begins with http://localhost.",
        403,
      );
    if (foreign === "origin")
      throw new RequestError(
        "The editor refused a request, because it came from another website. Open the editor at the address that it printed when it started.",
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
    response.status(413).json({
      error: "Not saved. The file is larger than 100 MB. Make the file smaller, then add it again.",
    });
  else if (status < 500)
    response.status(status).json({
      error: `The editor could not read what this page sent (${message}). Reload the page and try again.`,
    });
  else {
    console.error(error);
    response.status(500).json({
      error: `An error in the editor stopped your last action: ${message}. Reload the page and try again. If the error comes back, send this message to the person who set up the project.`,
    });
  }
};

/** Returns a map from the name of each script, style sheet and font of the editor's page to its content. */
function pageFiles(): ReadonlyMap<string, Uint8Array> {
  const { outputFiles } = buildSync({
    entryPoints: { editor: "tools/editor/window/main.tsx" },
    // esbuild adds withoutEval.ts to the beginning of every script, because it must run before the script creates a zod schema.
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
    // This setting replaces the setting in tsconfig.json, which compiles JSX for Theme UI. The editor's page does not use Theme UI.
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}

/**
 * Returns the editor: its page, and the endpoints through which the page reads and saves. Only this computer can use it. Requests read and
 * write only files below content/. Everything is checked before it is saved.
 * @param project the folder that contains content/
 * @param siteAddress the address of the running site. The editor shows this site next to each form
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
  // A version may end with ^, which names the commit before it. Browsers send ^ as %5E.
  app.get(
    /^\/-\/(?:version\/((?:HEAD|[0-9a-f]{40,64})(?:\^|%5E)?)\/)?(content\/.+)$/,
    ({ params }, response, next) => {
      const { 0: commit, 1: path = "" } = params as Partial<Record<number, string>>;
      readMedia(path, commit).then((bytes) => response.type(extname(path)).send(bytes), next);
    },
  );
  // Uploads use PUT. Before a PUT request of another site, a browser sends a preflight request, and this server refuses preflight requests.
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
    throw new RequestError(
      `The editor has no page at ${path}. Go to the first page of the editor, and choose what you want to change.`,
      404,
    );
  });
  app.use(answerFailure);
  return app;
}
