import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import getPort from "get-port";
import { type Answer, EditorProcess } from "../../../tests/support/editorProcess";
import {
  EditorProject,
  filesBelow,
  forbiddenPaths,
  testimony,
  timeline,
} from "../../../tests/support/editorProject";
import { ownEditor } from "./ownServers";

let files: EditorProject;
let editor: EditorProcess;

beforeAll(async () => {
  files = new EditorProject();
  editor = await EditorProcess.start(files.root);
});

beforeEach(() => {
  files.write("content/timeline.yaml", timeline);
  files.write("content/testimonies/ann-smith.md", testimony);
});

afterAll(() => editor.stop());

it("prefers the same address at its next start, so that its open pages continue to work", async () => {
  const { root } = new EditorProject();
  const stopped = await EditorProcess.start(root);
  const port = Number(new URL(stopped.address).port);
  await stopped.stop();
  expect(await ownEditor(root, [await getPort(), port])).toEqual({ port, isRunning: false });
});

const sent = (path: string) => ({ path, form: "one", before: testimony, answers: [] as object[] });
const values = { name: "Ann Smith" };

const naming = (path: string): [string, object][] => [
  ["openForm", { path, form: "one" }],
  ["save", { ...sent(path), values }],
  ["save", { ...sent("content/testimonies/ann-smith.md"), values, newPath: path }],
  ["saveDraft", { path, form: "one", values }],
  ["deleteFile", { path }],
  ["saveText", { ...sent(path), text: "written" }],
];

/**
 * A matcher for the message of a refusal, which must be a sentence. The refusal of a form also contains the problems of the form, so the
 * body is matched with `objectContaining`.
 */
const sentence: unknown = expect.stringMatching(/^[A-Z].{10,}[.?]$/s);
const refused = { refused: true, body: expect.objectContaining({ error: sentence }) as object };
const asRefusal = ({ status, body }: Answer) => ({ refused: status >= 400 && status < 500, body });

const overview = JSON.stringify({ action: "overview", params: {} });

/** Sends a request and returns the status of the response. Unlike fetch, this function can set headers such as Host and Sec-Fetch-Mode. */
async function statusOf(method: string, path: string, headers: Record<string, string>) {
  const sending = request(new URL(path, editor.address), { method, headers });
  sending.end(method === "POST" ? overview : undefined);
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe("the editor's server", () => {
  it("does not close idle connections, since a request could be on its way on one", async () => {
    const { headers } = await fetch(editor.address);
    // Node sends the header Keep-Alive only if the server closes idle connections after some time. This server must not close them.
    expect(headers.get("Keep-Alive")).toBeNull();
  });

  it.each(forbiddenPaths)("neither reads nor writes %j", async (path) => {
    const before = filesBelow(files.folder);
    for (const [action, params] of naming(path)) {
      expect({ action, ...asRefusal(await editor.ask(action, params)) }).toEqual({ action, ...refused });
    }
    for (const method of ["GET", "PUT"])
      expect({ method, ...asRefusal(await editor.media(method, path)) }).toEqual({ method, ...refused });
    expect(filesBelow(files.folder)).toEqual(before);
  });

  it.each([
    ["a file that is not content", "content/README.md", "save"],
    ["the deletion of a list", "content/timeline.yaml", "deleteFile"],
  ])("refuses %s", async (_what, path, action) => {
    const before = filesBelow(files.folder);
    const [, params] = naming(path).find(([name]) => name === action) ?? [];
    expect(asRefusal(await editor.ask(action, params ?? {}))).toEqual(refused);
    expect(filesBelow(files.folder)).toEqual(before);
  });

  it("gives a picture, and takes no list for one", async () => {
    expect((await editor.media("GET", "content/images/dot.png")).body).toBe("a picture");
    expect(asRefusal(await editor.media("PUT", "content/timeline.yaml"))).toEqual(refused);
    expect(files.read("content/timeline.yaml")).toBe(timeline);
  });

  it("gives the earlier version of a picture, if the browser escapes the ^ of its address", async () => {
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.invalid", ...args], {
        cwd: files.root,
      });
    git("init", "-q");
    for (const picture of ["a picture", "another picture"]) {
      files.write("content/images/dot.png", picture);
      git("add", "content/images/dot.png");
      git("commit", "-q", "-m", picture);
    }
    for (const [version, picture] of [
      ["HEAD", "another picture"],
      ["HEAD^", "a picture"],
    ] as const)
      expect((await editor.media("GET", `version/${version}/content/images/dot.png`)).body).toBe(picture);
    files.write("content/images/dot.png", "a picture");
    rmSync(join(files.root, ".git"), { recursive: true });
  });

  it.each([
    ["another site's page", { "Sec-Fetch-Site": "cross-site" }],
    ["the site on another port", { "Sec-Fetch-Site": "same-site" }],
    [
      "a form of another site, from a browser that does not say so",
      { "Sec-Fetch-Site": "none", "Content-Type": "text/plain" },
    ],
  ])("refuses %s with a sentence", async (_who, headers) => {
    expect(asRefusal(await editor.post(overview, headers))).toEqual(refused);
  });

  it.each([
    ["read nothing", "GET", "/-/content/images/dot.png", "no-cors", 403],
    ["send no forms", "POST", "/-/api", "navigate", 403],
    ["link to it", "GET", "/timeline", "navigate", 200],
  ])("lets pages of other sites %s", async (_what, method, path, mode, status) => {
    const from = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": mode };
    expect(await statusOf(method, path, { "Content-Type": "application/json", ...from })).toBe(status);
  });

  it("refuses a host name that resolves to this machine", async () => {
    const statusAs = (Host: string) => statusOf("GET", "/project", { Host });
    expect(await statusAs("localhost")).toBe(200);
    for (const host of ["example.org", "localhost.example.org", "127.0.0.1.example.org:80"])
      expect([host, await statusAs(host)]).toEqual([host, 403]);
  });

  it("stays up and changes nothing, whatever it is sent", async () => {
    const before = filesBelow(files.folder);
    const path = fc.oneof(
      fc.string().filter((text) => !text.startsWith("content/")),
      fc.anything().filter((value) => typeof value !== "string"),
    );
    const body = fc.oneof(
      path
        .chain((value) => fc.constantFrom(...naming(value as string)))
        .map(([action, params]) => JSON.stringify({ action, params })),
      fc.json(),
      fc.string({ unit: "binary" }),
      fc.uint8Array(),
    );
    const headers = fc.record(
      {
        "Content-Type": fc.constantFrom("application/json", "application/json; charset=x", "a/b/c"),
        "Content-Encoding": fc.constantFrom("gzip", "br", "none"),
        "Sec-Fetch-Site": fc.constantFrom("cross-site", "same-origin", "none", "x"),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(body, headers, async (sent, sentHeaders) => {
        expect(asRefusal(await editor.post(sent, sentHeaders))).toEqual(refused);
      }),
      // This request saves only one field of a form, so the refusal lists the problems of the other fields.
      {
        numRuns: 1000,
        examples: [[JSON.stringify({ action: "save", params: naming(undefined as never)[2]?.[1] }), {}]],
      },
    );
    expect(editor.isRunning).toBe(true);
    expect(filesBelow(files.folder)).toEqual(before);
  });
});
