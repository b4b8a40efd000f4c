import { textFileName } from "../../src/content-model/check/checkWhole";
import { problemOf, type Problem } from "../../src/content-model/problem";
import { pictureName } from "../../src/content-model/fields";
import type { Content } from "../../src/content-model/contentFile";

/** Files below content/ that neither the check nor the gate looks into. Texts and documents of the wrong kind are errors in the content. */
export function otherFiles({ names }: Content): Problem[] {
  return [...names]
    .filter((name) => ![textFileName, pictureName, /^documents\//].some((looked) => looked.test(name)))
    .map((name) =>
      problemOf(
        `content/${name}`,
        "Nothing checks what this file holds. Save a picture as a JPEG or PNG; delete anything else.",
      ),
    );
}
