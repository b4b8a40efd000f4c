import { parse } from "yaml";
import { edit, timeline } from "../../tests/support/mergeSamples";
import { mergeText } from "./mergeText";
import { updateYaml } from "./updateYaml";

it.each(["timeline.yaml", "media.yaml"])("a comment survives a save and a merge of %s", (name) => {
  const data = parse(timeline) as Record<string, unknown>[];
  const saved = updateYaml(timeline, [{ ...data[0], title: "Day one" }, ...data.slice(1)]);
  const { text } = mergeText(name, {
    base: timeline,
    mine: saved,
    theirs: edit(timeline, ["third day", "last day"]),
  });
  for (const comment of timeline.match(/#.*/g) ?? []) expect(text).toContain(comment);
});

it("writes line feeds, no byte-order mark and a line break at the end", () => {
  const base = "\uFEFFa: 1\r\nb: 2\r\nc: 3";
  const merged = mergeText("campaign.yaml", {
    base,
    mine: edit(base, ["a: 1", "a: 2"]),
    theirs: edit(base, ["c: 3", "c: 4"]),
  });
  expect(merged).toEqual({ text: "a: 2\nb: 2\nc: 4\n", conflicts: [] });
});
