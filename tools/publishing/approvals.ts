/**
 * The approvals that publishing needs: a writer's consent to a testimony, a person's to appear, a review of each page about living people,
 * and somebody who answers for it that nothing of the sample is left.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Content, ContentFile } from "../../src/content-model/contentFile";
import { problemAt, type Problem } from "../../src/content-model/problem";
import type { Campaign } from "../../src/content-model/campaign";
import { isSample } from "../../src/content-model/samples";
import { sha256 } from "../../src/content-model/sha256";
import { leftOut, shownBy } from "../../src/content-model/shown";
import { viewOf } from "../../src/content-model/walkSchema";
import { isWithdrawn } from "../../src/content-model/withdrawn";

const withoutLeftOut = (key: string, value: unknown) => (key in leftOut ? undefined : value);

/** A digest of what readers of a page see, as eight letters, by which an approval refers to the approved version. */
function versionOf(
  { entries: [own], body }: ContentFile,
  shown: ReturnType<typeof shownBy>,
  root: string,
): string {
  const fields = Object.entries(own?.value ?? {}).filter(([field]) => !(field in leftOut));
  const values = [...shown.entries.slice(1).map(({ entry }) => entry), ...shown.sources].map(
    ({ value }) => value,
  );
  const further = [
    ...shown.inPart.map((part) => part.fields),
    ...Object.entries(shown.campaign),
    ...shown.files
      .map((name) => join(root, name))
      .flatMap((path) => (existsSync(path) ? [sha256(readFileSync(path))] : [])),
  ];
  const digest = createHash("sha256")
    .update(JSON.stringify([fields, body.trim(), ...values, ...further], withoutLeftOut))
    .digest();
  // Letters only: YAML would read some digests with digits as numbers.
  return [...digest.subarray(0, 8)].map((byte) => "abcdefghijklmnop"[byte % 16]).join("");
}

/** The field of an approval, and the messages for a text that has none or has changed since. */
interface Wanted {
  field: "consent" | "reviewed";
  missing: string;
  changed: string;
}

/** What an approval is checked against. */
interface Now {
  /** YYYY-MM-DD */
  today: string;
  root: string;
  /** All content, of which a page shows more than its own file. */
  files: readonly ContentFile[];
  /** Files that must still change, so that nobody should approve them yet. */
  unfinished: ReadonlySet<string>;
}

const ahead = (field: string, day: string) =>
  `"${field}" is ${day}, a day that has not come yet. Write the day on which it happened.`;

function approvalProblems(
  content: ContentFile,
  wanted: Wanted,
  { today, root, files, unfinished }: Now,
  place: string,
): Problem[] {
  const { file, entries } = content;
  const approval = entries[0]?.content?.[wanted.field] as { on: string; version?: string } | undefined;
  const shown = shownBy(content, files);
  const others = [
    ...[...shown.entries.slice(1), ...shown.inPart].map(({ entry }) => entry),
    ...shown.sources,
  ];
  const version = versionOf(content, shown, root);
  const isFinished = !unfinished.has(file) && !others.some(({ value }) => isSample(value));
  const wantedVersion = isFinished
    ? `"version: ${version}"`
    : "the version, which is given here when nothing of the sample is left in it";
  if (!approval) return [problemAt(content, [place], `${wanted.missing} and ${wantedVersion}.`)];
  if (approval.on > today) return [problemAt(content, [wanted.field, "on"], ahead("on", approval.on))];
  if (isFinished && approval.version === version) return [];
  return [problemAt(content, [wanted.field], `${wanted.changed} and ${wantedVersion}.`)];
}

const consent: Wanted = {
  field: "consent",
  missing:
    'The writer has not approved this wording. Ask (the family of a writer who has died, and name them in "by"), then add "consent:" with "on" (the day, for example 2026-05-01)',
  changed:
    "Nobody knows that the writer approved these very words. Show them to the writer, then write the day",
};

const review: Wanted = {
  field: "reviewed",
  missing:
    'This page is about living people and nobody has reviewed it. Have it read, then add "reviewed:" with "by" (who read it), "on" (the day, for example 2026-05-01)',
  changed:
    "This page, or what it shows, has changed since its review. Have it read again, then write the day",
};

/** Testimonies whose words the writer has not approved; samples are refused anyway. */
function consents(content: ContentFile, now: Now): Problem[] {
  const [entry] = content.entries;
  // An error in the entry is reported separately.
  if (content.kind.type !== "Testimony" || !entry?.content) return [];
  if (entry.value.sample === true || isWithdrawn(content)) return [];
  return approvalProblems(content, consent, now, "consent");
}

/** A person in a value, whatever the kind: an object whose schema asks since when they agree. */
interface Person {
  value: Record<string, unknown>;
  path: PropertyKey[];
}

/** Everybody whom a value describes but the dead, who cannot be asked. */
function peopleIn(schema: z.ZodType, value: unknown, path: PropertyKey[]): Person[] {
  const { shape } = viewOf(schema);
  if (shape.is === "list" && Array.isArray(value))
    return value.flatMap((item, index) => peopleIn(shape.of, item, [...path, index]));
  if (shape.is !== "object" || typeof value !== "object" || value === null) return [];
  const fields = value as Record<string, unknown>;
  if (fields.memorial === true) return [];
  const inside = Object.entries(shape.fields).flatMap(([field, inner]) =>
    peopleIn(inner, fields[field], [...path, field]),
  );
  return "agreed" in shape.fields ? [{ value: fields, path }, ...inside] : inside;
}

/** People of whom nobody has said that they agreed to appear; samples are refused anyway. */
function agreements(file: ContentFile, { today }: Now): Problem[] {
  const people = file.entries.flatMap(({ content, path }) => peopleIn(file.kind.schema, content, path));
  return people.flatMap(({ value: { name, agreed, died, sources, sample }, path }) => {
    if (sample === true || (typeof agreed === "string" && agreed <= today)) return [];
    if (typeof agreed === "string") return [problemAt(file, [...path, "agreed"], ahead("agreed", agreed))];
    if (died !== undefined && Array.isArray(sources) && sources.length > 0) return [];
    const message =
      died === undefined
        ? `Nobody has said that ${String(name)} agreed to appear here. Ask, then add "agreed:" with the day, for example 2026-05-01; for somebody who has died, "died:" and a source.`
        : `"died" says that nobody can ask ${String(name)}, and no source says so. Add it to "sources:".`;
    return [problemAt(file, [...path, "name"], message)];
  });
}

/** Pages that must be reviewed and are not, and pages that do not say whether they are about living people. */
function reviews(content: ContentFile, now: Now): Problem[] {
  const { kind, entries } = content;
  const [entry] = entries;
  if (kind.type !== "Page" || !entry?.content) return [];
  const { aboutLivingPeople } = entry.content;
  if (aboutLivingPeople === true) return approvalProblems(content, review, now, "aboutLivingPeople");
  if (aboutLivingPeople === false) return [];
  const message =
    'Nobody has said whether this page is about living people. Add "aboutLivingPeople: true" or "aboutLivingPeople: false".';
  return [problemAt(content, ["aboutLivingPeople"], message)];
}

/**
 * The statement that nothing of the sample is left. The gate knows the sample's words and pictures, but not when they were put into other
 * words or drawn again; then only a person can say so.
 */
function replacement(campaign: ContentFile, { today }: Now): Problem[] {
  const content = campaign.entries[0]?.content as Campaign | undefined;
  // An error in the file is reported separately.
  if (!content) return [];
  const { samplesReplaced: said } = content;
  if (said && said.on > today) return [problemAt(campaign, ["samplesReplaced", "on"], ahead("on", said.on))];
  if (said) return [];
  const message =
    'Nobody has said that nothing of the sample is left. When this is the last reason, read every page, picture and document once more, then add the line samplesReplaced: { by: "first name and surname of who read it", on: 2026-05-01 } with the day on which they had read all of it.';
  return [problemAt(campaign, ["name"], message)];
}

/**
 * All approvals that are missing, in the future or for a different version. Pages need theirs unless campaign.yaml waives it, and
 * always while proceedings are active.
 */
export function missingApprovals({ root, files }: Content, when: Omit<Now, "files" | "root">): Problem[] {
  const now = { ...when, root, files };
  const campaign = files.find(({ kind }) => kind.type === "Campaign");
  const settings = campaign?.entries[0]?.value;
  const needsReviews = settings?.reviewRequired !== false || settings.proceedings === "active";
  return [
    ...(campaign ? replacement(campaign, now) : []),
    ...files.flatMap((file) => [
      ...consents(file, now),
      ...agreements(file, now),
      ...(needsReviews ? reviews(file, now) : []),
    ]),
  ];
}
