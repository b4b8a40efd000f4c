import type { Responses } from "../responses";
import type { EditorRequest, Params } from "../requestSchema";

interface Settings {
  backend: { endpoint: string };
  /** The development site's address, if there is one. */
  site_url?: string;
  collections: { name: string; files?: { name: string }[] }[];
}

const lost =
  "The editor does not answer. Start it again, as you started it before; this page will then carry on.";

/** A failed request; the name is empty because Decap would show it before the message. */
class Failure extends Error {
  override name = "";
}

async function fetchOrFail(...request: Parameters<typeof fetch>): Promise<Response> {
  return fetch(...request).catch(() => {
    throw new Failure(lost);
  });
}

/** Decap's configuration, which holds the address for requests. Not exported as `config`: Gatsby would take that for a page's own. */
const readSettings = async () => (await (await fetchOrFail("config.json")).json()) as Settings;

export const settings = await readSettings();
let { endpoint } = settings.backend;

/** Sends a request to the editor's server; throws an error with the server's message if it fails. */
export async function send<Action extends EditorRequest["action"]>(
  action: Action,
  params: Params<Action>,
): Promise<Responses[Action]> {
  const post = () =>
    fetchOrFail(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action, params }),
    });
  let response = await post();
  if (response.status === 403) {
    // The editor has been restarted: its address is secret, and new at each start.
    ({ endpoint } = (await readSettings()).backend);
    response = await post();
  }
  const result = (await response.json()) as Responses[Action] & { error?: string };
  if (!response.ok) throw new Failure(result.error);
  return result;
}
