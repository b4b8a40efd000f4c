import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import express, { type Express, type RequestHandler } from "express";
import { formatProblem } from "../content-model/check/problem";
import { checkContent } from "../content-model/checkContent";
import { kindOfFile } from "../content-model/kinds";
import { toContentText, toEditorText } from "./contentText";
import { editorConfig } from "./editorConfig";
import { registerLocalFs } from "./localFs";
import { tryOut } from "./tryOut";

/** What Decap's proxy backend sends (its `types.ts`), as far as we look at it. */
interface Request {
  action: string;
  params: {
    dataFiles?: { path: string; raw: string }[];
    assets?: { path: string; content: string; encoding: "base64" }[];
  };
}

/** An entry as Decap's local server gives it to the form. */
interface Entry {
  data: string | null;
  file: { path: string };
}

/** The name of a file below content/, from its path below the project. */
const nameOf = (path: string) => path.replace(/^content\//, "");

function withEditorText(entry: Entry): Entry {
  const kind = kindOfFile(nameOf(entry.file.path));
  return kind && entry.data !== null ? { ...entry, data: toEditorText(kind, entry.data) } : entry;
}

/** Shows lists to Decap as it can read them. */
const translateAnswers: RequestHandler = (request, response, next) => {
  const { action } = request.body as Request;
  if (["entriesByFolder", "entriesByFiles", "getEntry"].includes(action)) {
    const send = response.json.bind(response);
    response.json = (body: Entry | Entry[]) =>
      send(Array.isArray(body) ? body.map(withEditorText) : withEditorText(body));
  }
  next();
};

/**
 * Puts what Decap wants to save into the style of content/ (in the request itself).
 * @returns why it is refused: what the check says of the files that would be saved
 */
async function prepareSaving(
  project: string,
  { dataFiles = [], assets = [] }: Request["params"],
): Promise<string[]> {
  const changes = new Map<string, string | Buffer>();
  for (const { path, content, encoding } of assets) changes.set(nameOf(path), Buffer.from(content, encoding));
  for (const file of dataFiles) {
    const kind = kindOfFile(nameOf(file.path));
    if (!kind) continue;
    const before = await readFile(join(project, file.path), "utf8").catch(() => undefined);
    file.raw = toContentText(kind, before, file.raw);
    changes.set(nameOf(file.path), file.raw);
  }
  const problems = await tryOut(join(project, "content"), changes);
  return problems
    .filter(({ file, severity }) => severity === "error" && dataFiles.some(({ path }) => path === file))
    .map(({ message }) => message);
}

const translateSaving =
  (project: string): RequestHandler =>
  (request, response, next) => {
    const { action, params } = request.body as Request;
    if (action !== "persistEntry") {
      next();
      return;
    }
    prepareSaving(project, params).then((refused) => {
      if (refused.length === 0) next();
      else response.status(422).json({ error: `Not saved. ${refused.join(" ")}` });
    }, next);
  };

/**
 * The editor: Decap with its local server, on this machine only. What it reads and writes is content/ below `project`.
 * @param siteAddress where the site is shown
 */
export async function editorServer(project: string, siteAddress: string): Promise<Express> {
  const app = express();
  app.disable("x-powered-by");
  app.use((request, response, next) => {
    // A page of another site that is open in the same browser must neither write here nor read.
    const own =
      ["GET", "HEAD"].includes(request.method) || request.headers["sec-fetch-site"] === "same-origin";
    if (!own || !["localhost", "127.0.0.1"].includes(request.hostname)) {
      response.status(403).end();
      return;
    }
    response.set({
      "Content-Security-Policy": `default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' blob: data:; font-src 'self' data:; worker-src 'self' blob:; frame-src 'self' blob: about:; frame-ancestors 'none'`,
      "Cache-Control": "no-cache",
    });
    next();
  });
  app.get("/config.json", (_request, response) => void response.json(editorConfig(siteAddress)));
  app.get("/problems.json", (_request, response, next) => {
    checkContent(join(project, "content")).then((problems) => {
      response.json(problems.filter(({ severity }) => severity === "error").map(formatProblem));
    }, next);
  });
  app.use("/decap", express.static(resolve("node_modules/decap-cms/dist")));
  app.use(express.static(resolve("src/editor/page")));
  app.use("/api/v1", express.json({ limit: "50mb" }), translateAnswers, translateSaving(project));
  await registerLocalFs(app, project);
  return app;
}
