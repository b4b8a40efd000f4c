import { ann, life } from "../../../tests/support/annAndBen";
import { change, read } from "../../../tests/support/clones";
import { askIn, refusal } from "../../../tests/support/editorProject";

const documents = "content/documents.yaml";
const pdf = "pier-inquiry.pdf";

/** Empties the fields of the first document in its form, as a volunteer does in order to take the document down. */
async function takeDown() {
  const ask = askIn(ann);
  const { values, before } = await ask("openForm", { path: documents });
  const [first, ...others] = values?.entries as Record<string, unknown>[];
  const emptied = { ...first, file: "", becamePublic: "", sources: ["council-2011:31A"] };
  const save = (confirmed?: string) =>
    ask("save", {
      path: documents,
      form: "one",
      before,
      answers: [],
      values: { entries: [emptied, ...others] },
      ...(confirmed !== undefined && { confirmed }),
    });
  // A source that refers to this document is cited with page numbers, so the editor asks before it saves.
  const { details } = await refusal(save());
  return save(details.inUse?.id);
}

test("a document that is taken down is still named where a text links to its file", async () => {
  change(ann, life, ["She is remembered", `Her [words](../documents/${pdf}) are kept. She is remembered`]);
  const { still } = await takeDown();
  const place = { title: "A Working Life, Text", address: "/pages/her-life#body" };
  expect(still).toEqual([{ old: pdf, places: [expect.objectContaining(place)] }]);
  expect(await askIn(ann)("stillUnshared", {})).toMatchObject([{ old: pdf }]);
});

test("a document that no text links to is taken down without a word", async () => {
  expect(read(ann, life)).not.toContain(pdf);
  expect(await takeDown()).toMatchObject({ still: [] });
});
