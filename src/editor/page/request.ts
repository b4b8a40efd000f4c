import type { Answers } from "../answers";
import type { EditorRequest, Params } from "../requests";

interface Settings {
  backend: { endpoint: string };
  /** Where the development site is, if there is one. */
  site_url?: string;
  collections: { name: string; files?: { name: string }[] }[];
}

const lost =
  "The editor does not answer. Start it again with npm run edit; this page then goes on by itself.";

/** A failed request; shown as its sentence alone, which Decap would put a name before. */
class Failure extends Error {
  override name = "";
}

async function reach(...request: Parameters<typeof fetch>): Promise<Response> {
  return fetch(...request).catch(() => {
    throw new Failure(lost);
  });
}

/** Decap's configuration, under a name that Gatsby, which reads all of src/, does not take for a page's own; it holds the address of the editor's endpoint. */
const readSettings = async () => (await (await reach("config.json")).json()) as Settings;

export const settings = await readSettings();
let { endpoint } = settings.backend;

/** Asks the editor's server to do something; throws an error whose message is the server's sentence. */
export async function request<Action extends EditorRequest["action"]>(
  action: Action,
  params: Params<Action>,
): Promise<Answers[Action]> {
  const send = () =>
    reach(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action, params }),
    });
  let response = await send();
  if (response.status === 403) {
    // The editor was started again, and has another token since.
    ({ endpoint } = (await readSettings()).backend);
    response = await send();
  }
  const answer = (await response.json()) as Answers[Action] & { error?: string };
  if (!response.ok) throw new Failure(answer.error);
  return answer;
}
