import { z } from "zod";
import { defineKind } from "./kind";
import { changes } from "./changes";
import { agreed, citations, portrait, sample, sentences, text, url } from "./fields";

/** content/legal.yaml: one lawyer. */
const legalProfile = z.strictObject({
  name: text().describe("The lawyer's name."),
  role: text().describe("Solicitor, barrister, etc."),
  image: portrait().describe("A portrait of the lawyer, at least 640 × 800 pixels."),
  url: url().describe("The address of the lawyer's own web page."),
  linkText: text().describe("The text of the link to the lawyer's own web page."),
  biography: sentences().describe("A short biography of the lawyer. A blank line begins a new paragraph."),
  sources: citations(),
  agreed: agreed(),
  changes: changes(),
  sample: sample(),
});

export const legalProfileKind = defineKind({
  type: "LegalProfile",
  label: "Legal team",
  one: "lawyer",
  shape: "list",
  source: "legal.yaml",
  schema: legalProfile,
  keys: { "": ["name"], changes: ["text"] },
  shownOn: { template: "legal", named: "name" },
  description: "A lawyer of the legal team.",
  contents: "The lawyers on the page of the legal team.",
});
