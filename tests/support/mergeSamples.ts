/** Content for merge tests: three kinds of files, with comments, quotation marks and block scalars. */

export const timeline = `# A comment for volunteers.

- anchor: first
  when: "1985-08-07" # checked
  title: "The first day"
  description: "Said: in quotes."
- anchor: second
  # why this one is here
  when: "1985-08-09"
  title: The second
  description: >-
    A folded text of some words on two lines of its own.
- anchor: third
  when: "1985-08-11"
  title: The third day
`;

export const contact = `- title: Write
  details:
    - label: Address
      value: |
        1 Quay Road
        Saltmarsh
    - label: Number
      value: "00000000"
  sample: true

- title: Give
  links:
    - text: By card
      url: https://example.org/card
`;

export const page = `---
# What belongs here.
path: /annex
title: The Annex
picture:
  file: a.jpg
  alt: A log.
---

The first paragraph.

## The call

It came at night.
It was short.

- One thing.
- Another thing.

## The reply

Nobody answered it at all.

There was no second call.
`;

/** Applies replacements to a text. Checks that the text contains the piece that each of them replaces. */
export function edit(text: string, ...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, text);
}

/** Returns the YAML of a new entry of the timeline. */
export const entry = (anchor: string, when: string) =>
  `- anchor: ${anchor}\n  when: "${when}"\n  title: New ${anchor}\n`;

const at = (anchor: string) => timeline.indexOf(`- anchor: ${anchor}`);
export const withoutSecond = timeline.slice(0, at("second")) + timeline.slice(at("third"));
/** The timeline after its second entry has been moved to the end. */
export const movedSecond = withoutSecond + timeline.slice(at("second"), at("third"));

export type Change = readonly [string, string];
