/** Decap's configuration, under a name that Gatsby, which reads all of src/, does not take for a page's own; it holds the address of the editor's endpoint. */
export const settings = await (await fetch("config.json")).json();

/** Asks the editor's server to do something; throws an error whose message is the server's sentence. */
export async function request(action, params = {}) {
  const response = await fetch(settings.backend.proxy_url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action, params }),
  }).catch(() => {
    throw new Error(
      "The editor does not answer. Start it again with npm run edit, then load this page again.",
    );
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}
