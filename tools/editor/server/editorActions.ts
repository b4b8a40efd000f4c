import { join } from "node:path";
import { z } from "zod";
import type { RunExclusive } from "../../sharing/share";
import { actions, type ActionName } from "./actions";
import { ContentFolder } from "./contentFolder";
import { Drafts } from "./drafts";
import { mediaFile, mediaVersion, saveMedia } from "./media";
import { RequestError } from "../common/requestError";
import { rememberNews, rememberVersion } from "./sharingActions";

/** Returns a queue that runs one task at a time. A task that fails does not block the next. */
function exclusiveQueue(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
}

const request = z.object({
  action: z.enum(Object.keys(actions) as ActionName[]),
  params: z.unknown(),
});

/**
 * Parses a value with a schema. Returns the parsed value.
 * @throws a RequestError for any other value
 */
function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const issues = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new RequestError(
    `The editor does not recognise this request (${issues.join("; ")}). Reload the page and try again.`,
  );
}

/**
 * Handles the requests of the editor's page. A request that fails rejects with a `RequestError`.
 * @param project the folder that contains content/
 * @param siteAddress the development site's address, if there is one
 * @returns `act` returns the response to the body of a request. `readMedia` returns a picture or document from the folder or from a commit.
 * `writeMedia` saves a picture or document
 */
export function editorActions(project: string, siteAddress?: string) {
  const runExclusive = exclusiveQueue();
  const context = {
    folder: new ContentFolder(join(project, "content")),
    drafts: new Drafts(join(project, ".drafts")),
    project,
    runExclusive,
    askVersion: rememberVersion(),
    askNews: rememberNews(),
    siteAddress,
  };
  const act = async (body: unknown): Promise<unknown> => {
    const { action, params } = read(request, body);
    const { run, params: schema, isExclusive } = actions[action];
    const given = read(schema, params);
    // The schema has checked the parameters for this handler. The type of `actions` does not express this check.
    const answerIn = run as (of: object, given: unknown) => Promise<unknown>;
    const arrived = new Date().toISOString();
    const answer = () => answerIn({ ...context, arrived }, given);
    return isExclusive ? runExclusive(answer) : answer();
  };
  return {
    act,
    readMedia: (path: string, commit?: string) =>
      commit === undefined ? mediaFile(context, path) : mediaVersion(context, commit, path),
    writeMedia: (path: string, bytes: Buffer) => runExclusive(() => saveMedia(context, path, bytes)),
  };
}
