import { request as httpRequest } from "node:http";
import fc from "fast-check";
import { type Answer, EditorProcess } from "../../tests/support/editorProcess";
import {
  EditorProject,
  filesBelow,
  forbiddenPaths,
  testimony,
  timeline,
} from "../../tests/support/editorProject";

let files: EditorProject;
let editor: EditorProcess;

beforeAll(async () => {
  files = new EditorProject();
  editor = await EditorProcess.start(files.project);
});

beforeEach(() => {
  files.write("content/timeline.yaml", timeline);
  files.write("content/testimonies/ann-smith.md", testimony);
});

afterAll(() => {
  editor.stop();
  files.remove();
});

const asset = (path: string) => ({
  path,
  content: Buffer.from("written").toString("base64"),
  encoding: "base64",
});
const entry = (path: string) => ({ path, raw: testimony, before: testimony, assets: [] as object[] });

const naming = (path: string): [string, object][] => [
  ["entriesByFolder", { folder: path, extension: "md", depth: 1 }],
  ["entriesByFiles", { files: [{ path, label: "A file" }] }],
  ["getEntry", { path }],
  ["getMedia", { mediaFolder: path }],
  ["getMediaFile", { path }],
  ["persistMedia", { asset: asset(path) }],
  ["persistEntry", entry(path)],
  ["persistEntry", { ...entry("content/testimonies/ann-smith.md"), assets: [asset(path)] }],
  ["persistEntry", { ...entry("content/testimonies/ann-smith.md"), newPath: path }],
  ["deleteFile", { path }],
  ["getText", { path }],
  ["saveText", { path, before: "", text: "written" }],
];

/** What every refusal looks like: a sentence, as JSON. */
const refused = { refused: true, body: { error: expect.stringMatching(/^[A-Z].{10,}[.?]$/s) as string } };
const asRefusal = ({ status, body }: Answer) => ({ refused: status >= 400 && status < 500, body });

describe("the editor's server", () => {
  it("does not close idle connections, since a request could be on its way on one", async () => {
    const { headers } = await fetch(editor.address);
    // Node announces here after how many seconds it would close it.
    expect(headers.get("Keep-Alive")).toBeNull();
  });

  it.each(forbiddenPaths)("neither reads nor writes %j", async (path) => {
    const before = filesBelow(files.home);
    for (const [action, params] of naming(path)) {
      expect({ action, ...asRefusal(await editor.ask(action, params)) }).toEqual({ action, ...refused });
    }
    expect(filesBelow(files.home)).toEqual(before);
  });

  it.each([
    ["a file that is not content", "content/README.md", "persistEntry"],
    ["a list in place of a picture", "content/timeline.yaml", "persistMedia"],
    ["the deletion of a list", "content/timeline.yaml", "deleteFile"],
  ])("refuses %s", async (_what, path, action) => {
    const before = filesBelow(files.home);
    const [, params] = naming(path).find(([name]) => name === action) ?? [];
    expect(asRefusal(await editor.ask(action, params ?? {}))).toEqual(refused);
    expect(filesBelow(files.home)).toEqual(before);
  });

  it.each([
    ["another site's page", () => editor.post("{}", { "Sec-Fetch-Site": "cross-site" })],
    ["the site on another port", () => editor.post("{}", { "Sec-Fetch-Site": "same-site" })],
    [
      "a form of another site, from a browser that does not say so",
      () =>
        editor.post('{"action":"drafts","params":{}}', {
          "Sec-Fetch-Site": "none",
          "Content-Type": "text/plain",
        }),
    ],
  ])("refuses %s with a sentence", async (_who, send) => {
    const answer = await send();
    expect(asRefusal(answer)).toEqual(refused);
  });

  it("refuses a host name that resolves to this machine", async () => {
    const statusAs = (host: string, path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest(new URL(path, editor.address), { headers: { Host: host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on("error", reject)
          .end();
      });
    expect(await statusAs("localhost", "/config.json")).toBe(200);
    for (const path of ["/", "/config.json", "/editor.js"])
      for (const host of ["example.org", "localhost.example.org", "127.0.0.1.example.org:80", "[::1]"])
        expect([path, host, await statusAs(host, path)]).toEqual([path, host, 403]);
  });

  it("lets pages of other sites read nothing", async () => {
    const answer = await fetch(new URL("/config.json", editor.address), {
      headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
    });
    expect(answer.status).toBe(403);
  });

  it("stays up and changes nothing, whatever it is sent", async () => {
    const before = filesBelow(files.home);
    const step = fc.constantFrom("..", ".", "", "content", "images", "testimonies", "up", "a\\b", "a\0b");
    const file = fc.constantFrom("planted.png", "ann-smith.md", "timeline.yaml", "package.json", "..");
    const upwards = fc
      .tuple(fc.constantFrom("images", "testimonies", "pages"), fc.array(step, { maxLength: 6 }), file)
      .map(([folder, steps, name]) => ["content", folder, ...steps, "..", name].join("/"));
    const path = fc.oneof(
      fc.constantFrom(...forbiddenPaths),
      fc.string().filter((text) => !text.startsWith("content/")),
      upwards,
      fc.anything().filter((value) => typeof value !== "string"),
    );
    const named = path.chain((value) => fc.constantFrom(...naming(value as string)));
    const action = fc.oneof(fc.string(), fc.constantFrom(...naming("").map(([name]) => name)));
    const body = fc.oneof(
      named.map(([name, params]) => JSON.stringify({ action: name, params })),
      fc
        .record({ action, params: fc.jsonValue() }, { requiredKeys: [] })
        .map((value) => JSON.stringify(value)),
      fc.json(),
      fc.string({ unit: "binary" }),
      fc.uint8Array(),
    );
    const headers = fc.record(
      {
        "Content-Type": fc.constantFrom(
          "application/json",
          "application/json; charset=x",
          "text/plain",
          "a/b/c",
        ),
        "Content-Encoding": fc.constantFrom("gzip", "br", "none"),
        "Sec-Fetch-Site": fc.constantFrom("cross-site", "same-origin", "none", "x"),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(body, headers, async (sent, sentHeaders) => {
        const answer = await editor.post(sent, sentHeaders);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body).toEqual(refused.body);
      }),
      { numRuns: 1000 },
    );
    expect(editor.isRunning).toBe(true);
    expect(filesBelow(files.home)).toEqual(before);
  });
});
