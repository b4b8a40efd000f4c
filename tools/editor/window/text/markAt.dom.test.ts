import { EditorState, TextSelection } from "@tiptap/pm/state";
import { fromMarkdown } from "./fromMarkdown";
import { schema } from "./schema";
import { markAt } from "./TextField";

const doc = fromMarkdown("See [one **bold** link](a.md) and [another](b.md).");

test.each([
  ["in its plain words", "one", "one bold link", "a.md"],
  ["in its bold words", "bold", "one bold link", "a.md"],
  ["in another link", "another", "another", "b.md"],
])("a link with bold words is one link, with the cursor %s", (_where, word, whole, href) => {
  const from = 1 + doc.textContent.indexOf(word) + 1;
  const state = EditorState.create({ doc });
  const at = state.apply(state.tr.setSelection(TextSelection.create(doc, from)));
  const found = markAt(at, schema.marks.link);
  expect([doc.textBetween(found.from, found.to), found.attrs?.href]).toEqual([whole, href]);
});
