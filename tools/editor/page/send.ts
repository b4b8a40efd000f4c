import type { FormMistake } from "../formMistakes";
import type { ActionName, Answer, Params } from "../actions";

interface Settings {
  /** The development site's address, if there is one. */
  site_url?: string;
  collections: {
    name: string;
    identifier_field?: string;
    fields?: { name: string; templatesOf?: string[] }[];
    files?: { name: string }[];
  }[];
}

const lost =
  "The editor does not answer. Start it again, as you started it before; this page will then carry on.";

/** A failed request; the name is empty because Decap would show it before the message. */
export class Refusal extends Error {
  override name = "";
  constructor(
    message: string | undefined,
    /** What the form has to correct. */
    readonly mistakes: readonly FormMistake[] = [],
  ) {
    super(message);
  }
}

async function fetchOrFail(...request: Parameters<typeof fetch>): Promise<Response> {
  return fetch(...request).catch(() => {
    throw new Refusal(lost);
  });
}

/** Decap's configuration. Not exported as `config`: Gatsby would take that for a page's own. */
export const settings = (await (await fetchOrFail("config.json")).json()) as Settings;

/** Requests after which other things may be wrong or unshared, even if they are refused: then a draft is kept. */
const changing: ReadonlySet<ActionName> = new Set<ActionName>([
  "persistEntry",
  "persistMedia",
  "deleteFile",
  "bringBack",
  "saveText",
  "dropDraft",
  "share",
  "takeBack",
]);

let afterChange = () => {};
/** Sets what is done after each request that may have changed something. */
export const setAfterChange = (run: () => void) => {
  afterChange = run;
};

/** Reports a change that no request of this page has made. */
export const reportChange = () => afterChange();

/** Sends a request to the editor's server; throws an error with the server's message if it fails. */
export async function send<Name extends ActionName>(
  action: Name,
  params: Params<Name>,
): Promise<Answer<Name>> {
  const body = JSON.stringify({ action, params });
  const response = await fetchOrFail("api", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    // What is typed last reaches the server although the page is being left; browsers take no more than 64 KB then.
    keepalive: action === "keepDraft" && new Blob([body]).size < 60_000,
  });
  if (changing.has(action)) afterChange();
  const result = (await response.json()) as Answer<Name> & { error?: string; mistakes?: FormMistake[] };
  if (!response.ok) throw new Refusal(result.error, result.mistakes);
  return result;
}
