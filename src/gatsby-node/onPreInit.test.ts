import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { PreInitArgs } from "gatsby";
import { onPreInit } from "./onPreInit";

const command = process.env.gatsby_executing_command;
process.env.gatsby_executing_command = "develop";
void onPreInit?.({} as PreInitArgs, { plugins: [] }, () => undefined);
process.env.gatsby_executing_command = command;

/** A server like Gatsby's development server: it lets every site read its answers, and it accepts WebSockets. */
const server = createServer((_request, response) => {
  response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("what is not published");
}).on("upgrade", (_request, socket) => {
  socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
});
let port = 0;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a request with the headers of a browser. Returns the status and the text. */
async function ask(path: string, headers: Record<string, string>, method = "GET"): Promise<string> {
  const sent = request({
    port,
    host: "127.0.0.1",
    path,
    method,
    headers: { Host: `localhost:${port}`, ...headers },
  });
  sent.end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("upgrade", resolve).on("error", reject);
  });
  let text = "";
  if (response.statusCode !== 101)
    for await (const part of response.setEncoding("utf8")) text += String(part);
  return `${response.statusCode} ${response.headers["access-control-allow-origin"] ?? ""} ${text}`.trim();
}

const webSocket = { Upgrade: "websocket", Connection: "Upgrade" };

it.each([
  "/",
  "/___graphql?query={a}",
  "/page-data/index/page-data.json",
  "/documents/hidden.pdf",
  "/socket.io/?transport=polling",
])("refuses %s to another site, and answers its own page", async (path) => {
  const refused: unknown = expect.stringMatching(/^403 {2}This address is only for/);
  expect(await ask(path, { Origin: "https://other.example" })).toEqual(refused);
  expect(await ask(path, { Origin: "https://other.example" }, "OPTIONS")).toEqual(refused);
  expect(await ask(path, { Host: `rebound.example:${port}` })).toEqual(refused);
  expect(await ask(path, { Origin: `http://localhost:${port}` })).toBe("200 * what is not published");
  expect(await ask(path, {})).toBe("200 * what is not published");
});

it("refuses WebSockets to another site, and gives them to its own page", async () => {
  expect(await ask("/socket.io/", { ...webSocket, Origin: "https://other.example" })).toBe("403");
  expect(await ask("/socket.io/", { ...webSocket, Host: "rebound.example" })).toBe("403");
  expect(await ask("/socket.io/", { ...webSocket, Origin: `http://localhost:${port}` })).toBe("101");
});
