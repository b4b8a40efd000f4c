import type { ActionName, Answer, Params } from "../server/actions";
import { nameOf } from "../common/addresses";
import { RequestError, type Details } from "../common/requestError";

export const lost =
  "The editor does not answer. Start the editor again as you usually do. This page then continues to work.";

/** The requests that may change the content or its problems, or that may share changes. */
const changing: ReadonlySet<ActionName> = new Set<ActionName>([
  "save",
  "saveText",
  "deleteFile",
  "bringBack",
  "forgetDeleted",
  "dropDraft",
  "dropUnused",
  "recordApproval",
  "leaveForLater",
  "share",
  "takeBack",
]);

/**
 * The name of the event that the window dispatches when the content or its problems may have changed, or when changes may have been shared.
 */
export const changed = "content-changed";

async function answerOf<Answered>(request: Promise<Response>): Promise<Answered> {
  const response = await request.catch(() => {
    throw new RequestError(lost);
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answered;
  const { error, ...details } = answer as { error: string } & Details;
  throw new RequestError(error, response.status, details);
}

/**
 * The maximum length, in characters, of a request that a browser still sends when its page closes. A character may need three bytes, and
 * browsers allow 64 KB.
 */
const maxLeaving = 20_000;

/**
 * Sends a request to the editor's server. With `isLeaving`, the browser sends the request even while the page closes. If the server refuses
 * the request, rejects with the server's message.
 */
export async function send<Name extends ActionName>(
  action: Name,
  params: Params<Name>,
  isLeaving = false,
): Promise<Answer<Name>> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ action, params });
  // When a page closes, browsers may stop its requests, except requests with `keepalive`. The size of requests with `keepalive` is limited
  // to 64 KB.
  const keepalive = isLeaving && body.length < maxLeaving;
  try {
    return await answerOf<Answer<Name>>(fetch("/-/api", { method: "POST", headers, body, keepalive }));
  } finally {
    if (changing.has(action)) dispatchEvent(new Event(changed));
  }
}

/**
 * Saves a picture or PDF in a folder of content/. Returns its path relative to content/.
 * @param added the set to which the path of a new file is added
 */
export async function sendFile(folder: string, file: File, added: Set<string>): Promise<string> {
  const name = file.name.replace(/[^\p{L}\p{N}.]+/gu, "-").replace(/^[-.]+/, "");
  const address = `/-/content/${folder}/${encodeURIComponent(name)}`;
  const put = fetch(address, { method: "PUT", body: file });
  const { path, isNew } = await answerOf<{ path: string; isNew: boolean }>(put);
  if (isNew) added.add(path);
  dispatchEvent(new Event(changed));
  return nameOf(path);
}

/** Returns the message of an error. */
export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns the details of a refusal for the form, or an empty object for any other error. */
export const detailsOf = (error: unknown): Details => (error instanceof RequestError ? error.details : {});
