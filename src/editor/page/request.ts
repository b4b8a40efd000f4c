import type { Answers } from "../answers";
import type { EditorRequest, Params } from "../requests";

interface Settings {
  backend: { proxy_url: string };
}

/** Decap's configuration, under a name that Gatsby, which reads all of src/, does not take for a page's own; it holds the address of the editor's endpoint. */
export const settings = (await (await fetch("config.json")).json()) as Settings;

const lost = "The editor does not answer. Start it again with npm run edit, then load this page again.";

/** Asks the editor's server to do something; throws an error whose message is the server's sentence. */
export async function request<Action extends EditorRequest["action"] & keyof Answers>(
  action: Action,
  params: Params<Action>,
): Promise<Answers[Action]> {
  const response = await fetch(settings.backend.proxy_url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action, params }),
  }).catch(() => {
    throw new Error(lost);
  });
  const answer = (await response.json()) as Answers[Action] & { error?: string };
  if (!response.ok) throw new Error(answer.error);
  return answer;
}
