import { drawnPdf } from "../../tests/support/drawnPdf";
import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../../src/content-model/readContent";
import { remember } from "./remembered";
import { sampleDigests } from "./sampleWords";

test("a real person may share a surname with somebody invented, once it is said who that is", async () => {
  const content = await TinyContent.with({
    "people.yaml":
      "- title: Team\n  people:\n    - name: Ann O'Invented\n      image: images/ann.png\n      description: Short.\n      sample: true\n",
  });
  await remember(content.folder, "words", sampleDigests(await readContent(content.root)));
  content.write("people.yaml", "[]\n");
  const said = "Mrs O'Invented answered the letters.";
  content.write("pages/annex.md", pageText("/annex", { body: said }));
  content.write("documents/note.pdf", await drawnPdf((note) => note.text(said)));
  content.write("../static/note.txt", said);
  const advice = expect.stringMatching(
    /"Mrs O['’]Invented" is a name that came with .* add their first name and surname to "namesakes" in campaign\.yaml\.$/,
  ) as string;
  const reasons = async () => (await content.gate()).filter((reason) => reason.includes("with the sample"));
  expect(await reasons()).toEqual([advice, advice, advice]);

  content.append("campaign.yaml", "namesakes: [Mary O'Invented]\n");
  expect(await reasons()).toEqual([]);

  content.write("pages/annex.md", pageText("/annex", { body: "Ann O'Invented answered the letters." }));
  expect(await reasons()).toEqual([expect.stringContaining('"Ann OInvented" is a name')]);
  content.delete();
});
