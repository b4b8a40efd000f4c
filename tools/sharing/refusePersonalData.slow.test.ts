import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ann, ben, clones, life, pullByHand, pushByHand, timeline } from "../../tests/support/annAndBen";
import { call, change, read, refusals } from "../../tests/support/clones";
import { askIn } from "../../tests/support/editorProject";
import { drawnPdf } from "../../tests/support/drawnPdf";
import { pageText } from "../../tests/support/tinyContent";
import { share } from "./share";
import { shareCommand } from "./shareCommand";
import { PersonalDataError } from "./refusePersonalData";

const list = (project: string, names = "Jo O\u2019Neil\n") =>
  writeFileSync(join(project, "never-publish.txt"), names);
const everything = () => clones.git(clones.server, "log", "--all", "-p", "--format=%an %ae %cn %ce %s");

beforeEach(() => {
  mkdirSync(join(ann, ".git/info"));
  writeFileSync(join(ann, ".git/info/exclude"), "never-publish.txt\n");
  list(ann);
});

test("a listed name stops the share once, with its place, until somebody confirms it", async () => {
  change(ann, timeline, ["The pier closes", "Jo O'Neil closes the pier"]);
  const [place = ""] = await refusals(share(ann));
  expect(place).toMatch(/^content\/timeline\.yaml, line \d+: “Jo O'Neil”$/);
  expect(everything()).not.toContain("O'Neil");
  const refusal: unknown = await share(ann).catch((error: unknown) => error);
  const { id } = refusal as PersonalDataError;
  await share(ann, { confirmedId: id });
  expect(everything()).toContain("O'Neil");
  // The name is already shared. Therefore it does not stop a share that changes another word of the same file.
  change(ann, timeline, ["O'Neil closes the pier", "O'Neil shuts the pier"]);
  expect((await share(ann)).shared).toBe("Timeline: one entry changed");
  // The share is stopped if the name is added in another place, because the earlier confirmation applied only to the first place.
  change(ann, timeline, ["shuts the pier", "shuts the pier for jo-o-neil"]);
  expect(await refusals(share(ann, { confirmedId: id }))).toEqual([
    expect.stringMatching(/^content\/timeline\.yaml, line \d+: “jo-o-neil”$/),
  ]);
});

test("a home address in a text stops the share once, even without a list of names", async () => {
  list(ann, "");
  change(ann, life, ["She is remembered", "She lived at 22 Rowan Close and is remembered"]);
  const refusal: unknown = await share(ann).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    headline:
      "The changes that you are about to share contain what may be private details, for example a home address or a telephone number. You cannot undo sharing, because everybody gets a copy.",
    lines: [
      expect.stringMatching(
        /^content\/pages\/her-life\.md, line \d+: “22 Rowan Close” looks like a home address$/,
      ),
    ],
  });
  expect(everything()).not.toContain("Rowan");
  await share(ann, { confirmedId: (refusal as PersonalDataError).id });
  expect(everything()).toContain("22 Rowan Close");
  // The address is already shared. Therefore it does not stop a share that changes another word of the same file.
  change(ann, life, ["and is remembered", "and is missed"]);
  await expect(share(ann)).resolves.toMatchObject({ shared: expect.stringContaining("Her Life") as string });
});

test.each<[string, string, [string, string], string[]]>([
  [
    "a telephone number in an entry",
    timeline,
    ["The pier closes", "The pier closes, ring 07700 900123"],
    ["“07700 900123” looks like a telephone number"],
  ],
  [
    "a telephone number in a comment",
    timeline,
    ["- ", "# Ring 07700 900123\n- "],
    [
      "“07700 900123” looks like a telephone number (in a note of the file: to see notes, select “Show the file” below the form)",
    ],
  ],
  [
    "a name and an address",
    timeline,
    ["The pier closes", "Jo O'Neil closes 22 Rowan Close"],
    ["“Jo O'Neil”", "“22 Rowan Close” looks like a home address"],
  ],
])("%s stops the share", async (_what, file, words, expected) => {
  change(ann, file, words);
  expect(await refusals(share(ann))).toEqual(
    expected.map((each) => expect.stringContaining(`: ${each}`) as string),
  );
});

test("a listed name in the place of another one stops the share", async () => {
  list(ann, "Jo O'Neil\nSam Blue\n");
  change(ben, timeline, ["The pier closes", "Sam Blue closes the pier"]);
  pushByHand(ben);
  pullByHand(ann);
  change(ann, timeline, ["Sam Blue closes the pier", "Jo O'Neil closes the pier"]);
  expect(await refusals(share(ann))).toEqual([expect.stringContaining("“Jo O'Neil”")]);
});

test("a new version of a document that cannot be searched stops the share", async () => {
  const document = "content/documents/a.pdf";
  const write = async (words: string) =>
    writeFileSync(join(ann, document), await drawnPdf((pdf) => pdf.text(words), {}, { userPassword: "x" }));
  await write("Words");
  pushByHand(ann);
  await write("Other words");
  expect(await refusals(share(ann))).toEqual([expect.stringContaining(`${document}, the file cannot be`)]);
});

test("a name that one commit adds and a later one removes stops the share, and so does one in a message", async () => {
  const page = "static/page.html";
  const commit = (text: string, message: string) => {
    writeFileSync(join(ann, page), text);
    clones.commit(ann, message);
  };
  commit("Jo O'Neil", "Add a page");
  commit("Jo O'Neil.", "Add a full stop");
  commit("Nobody", "Remove Jo O'Neil");
  expect(await refusals(share(ann))).toEqual([
    `${page}, an earlier version: “Jo O'Neil”`,
    expect.stringMatching(/^the message of the commit \w{8}, “Jo O'Neil”$/),
  ]);
});

test.each<[string, string, () => Promise<string | Buffer>, string]>([
  [
    "the name of a page",
    "content/pages/jo-oneil.md",
    () => Promise.resolve(pageText("/a-page", { more: "aboutLivingPeople: false\n" })),
    "its name: “jo-oneil”",
  ],
  [
    "the name of a picture",
    "content/images/jo_oneil2.jpg",
    () => readFile(join(ann, "content/images/pier.jpg")),
    "its name: “jo_oneil”",
  ],
  [
    "a note",
    "content/timeline.yaml",
    () => Promise.resolve(`# Ask **Jo** O\u2019Neil\n${read(ann, timeline)}`),
    "line 1: “Jo** O\u2019Neil” (in a note of the file: to see notes, select “Show the file” below the form)",
  ],
  [
    "a document",
    "content/documents/a.pdf",
    () => drawnPdf((pdf) => pdf.text("Then Jo O'Neil spoke.")),
    "“Jo O'Neil”",
  ],
  [
    "a document's title",
    "content/documents/a.pdf",
    () => drawnPdf((pdf) => pdf.text("Words"), { Title: "Of Jo O'Neil" }),
    "“Jo O'Neil”",
  ],
  [
    "a file that is not in UTF-8",
    "content/list.csv",
    () => Promise.resolve(Buffer.from("Jo O\xb4Neil", "latin1")),
    "the file cannot be searched (it is not a text)",
  ],
  [
    "a document that nobody can read",
    "content/documents/a.pdf",
    () => drawnPdf((pdf) => pdf.text("Words"), {}, { userPassword: "x" }),
    "the file cannot be searched",
  ],
])("a listed name in %s is found before it is shared", async (_what, file, content, place) => {
  writeFileSync(join(ann, file), await content());
  const error: unknown = await share(ann).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "SharingError", id: expect.any(String) as string });
  expect((error as PersonalDataError).lines).toEqual([expect.stringContaining(`${file}, ${place}`)]);
});

test("the editor links each listed name to its field", async () => {
  change(ann, timeline, ["The pier closes", 'Jo "O\'Neil" closes the pier']);
  change(ann, life, ["She is remembered", "Jo O'Neil is remembered"]);
  expect(await askIn(ann)("share", { answers: [] })).toMatchObject({
    type: "personalData",
    problems: [
      {
        sentence: "“Jo O'Neil”",
        places: [{ title: "A Working Life, Text", address: "/pages/her-life#body" }],
      },
      {
        sentence: '“Jo "O\'Neil"”',
        places: [{ address: expect.stringMatching(/^\/timeline#entries\.\d+\.title$/) as string }],
      },
    ],
  });
});

test("a share does not ask about a name that others had shared and somebody then merged with git", async () => {
  list(ben, "");
  change(ben, timeline, ["The pier closes", "Jo O'Neil closes the pier"]);
  await share(ben);
  writeFileSync(join(ann, "code.js"), "1;\n");
  clones.commit(ann, "Add code");
  clones.git(ann, "pull", "-q", "--no-rebase", "--no-edit");
  change(ben, timeline, ["Jo O'Neil closes the pier", "The pier closes"]);
  await share(ben);
  change(ann, life, ["A Working Life", "A Whole Life"]);
  await expect(share(ann)).resolves.toMatchObject({ shared: expect.stringContaining("title") as string });
});

test("a share does not ask about a name that others have shared", async () => {
  list(ben, "");
  change(ben, timeline, ["The pier closes", "Jo O'Neil closes the pier"]);
  await share(ben);
  change(ann, life, ["A Working Life", "A Whole Life"]);
  expect(await share(ann)).toMatchObject({
    shared: "Her Life: title",
    received: "Timeline: one entry changed",
  });
});

test.each([
  ["share", 0, "Shared: Timeline: one entry changed."],
  ["", 1, "Nothing has been shared yet."],
  [undefined, 1, "Nothing has been shared yet."],
])(
  "the command asks whether to share although there are names; after %j it ends with %s",
  async (answer, status, last) => {
    change(ann, timeline, ["The pier closes", "Jo O'Neil closes the pier"]);
    const asked: string[] = [];
    const ask = (question: string) => {
      asked.push(question);
      return Promise.resolve(answer);
    };
    const { status: ended, lines } = await call((project, args) => shareCommand(project, args, ask), ann);
    expect(asked).toEqual(["To share in spite of this list, type share: "]);
    expect(ended).toBe(status);
    expect(lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/^content\/timeline\.yaml, line \d+: “Jo O'Neil”$/)]),
    );
    expect(lines.at(-1)).toBe(last);
  },
);

test("commits have no private address, whatever git is told", async () => {
  clones.git(ann, "config", "user.email", "ann@home.test");
  process.env.GIT_AUTHOR_EMAIL = "ann@work.test";
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  await share(ann);
  delete process.env.GIT_AUTHOR_EMAIL;
  expect(clones.git(clones.server, "log", "-1", "--format=%an %ae %cn %ce")).toBe(
    "Ann volunteer@example.invalid Ann volunteer@example.invalid",
  );
});
