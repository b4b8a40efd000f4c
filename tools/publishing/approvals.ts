/**
 * The approvals that publishing needs: a writer's consent to a testimony, a person's agreement to appear, and a review of each page about
 * living people.
 */
import type { z } from "zod";
import { isWithdrawn, isOf, type Content, type ContentFile } from "../../src/content-model/contentFile";
import { pageKind } from "../../src/content-model/page";
import { problemAt, type Problem } from "../../src/content-model/problem";
import { unwrapSchema } from "../../src/content-model/walkSchema";
import { missingDeclarations, needsReviews } from "./declarations";
import {
  digestsBelow,
  entryCovered,
  pageCovered,
  versionOf,
  type Covered,
  type DigestOf,
} from "./approvedVersion";

/** A page, testimony or person that is published only with an approval, and the state of that approval. */
export interface Approval {
  content: ContentFile;
  /** The path of the approval in the file's YAML. The last name in the path shows which of the three kinds of approval it is. */
  path: PropertyKey[];
  /** The approved subject: a page by its title, a testimony or a person by a name. */
  of: string;
  /** True if an approval of some version is written in the file. */
  isGiven: boolean;
  /**
   * True if the publishing check accepts the approval. If no approval is written in the file, this is false, and the covered content is not
   * read.
   */
  readonly isAccepted: boolean;
  /** The covered content, and the version by which the approval names it. Content and version are computed when they are first read. */
  readonly covered: Covered;
  readonly version: string;
  /** True if no sample content is left in the covered content. Before that, it is too early for an approval. */
  readonly isFinished: boolean;
  /** The problem, if the approval is missing or the publishing check does not accept it. Otherwise undefined. */
  readonly problem: Problem | undefined;
}

/** Returns a function that calls `make` once, when its result is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

interface Parts extends Pick<Approval, "content" | "path" | "of" | "isGiven"> {
  coveredContent: () => Covered;
  isFinishedWith: (covered: Covered) => boolean;
  problemOf: (approval: Approval) => Problem | undefined;
}

/**
 * Returns an approval whose costly parts are computed when they are first read. A history has thousands of approvals, and most are never
 * read.
 */
function lazyApproval(
  { coveredContent, isFinishedWith, problemOf, ...parts }: Parts,
  digestOf: DigestOf,
): Approval {
  const covered = once(coveredContent);
  const version = once(() => versionOf(covered(), digestOf));
  const problem = once(() => problemOf(approval));
  const approval: Approval = {
    ...parts,
    get covered() {
      return covered();
    },
    get version() {
      return version();
    },
    get isFinished() {
      return isFinishedWith(covered());
    },
    get isAccepted() {
      return parts.isGiven && problem() === undefined;
    },
    get problem() {
      return problem();
    },
  };
  return approval;
}

/**
 * The reason why the publishing check does not accept an approval, and the remedy: what to write in the file. The version is appended to
 * the remedy.
 */
interface Message {
  reason: string;
  remedy: string;
}

/** The field of an approval, and the messages for a text that was never approved and for a text that has changed since its approval. */
interface Wanted {
  field: "consent" | "reviewed";
  missing: Message;
  changed: Message;
}

/** The state of the content that approvals are checked against. */
export interface Now {
  digestOf: DigestOf;
  /** All content, because a page also shows content of other files. */
  files: readonly ContentFile[];
  /** Files that must still change, so that it is too early to approve them. */
  unfinished: ReadonlySet<string>;
}

/**
 * The number of letters of a version in its earlier form. This form is too short to be safe: somebody could make two texts with the same
 * version.
 */
const shortLength = 8;
const short = { reason: "This approval contains a version of eight letters, which is no longer accepted." };

function approvalOf(
  content: ContentFile,
  { field, missing, changed }: Wanted,
  { digestOf, files, unfinished }: Now,
  place: string,
): Approval {
  const { title, name } = content.entries[0]?.value ?? {};
  const own = content.entries[0]?.content;
  const given = own && ("reviewed" in own ? own.reviewed : "consent" in own ? own.consent : undefined);
  const problemOf = ({ isFinished, version }: Approval) => {
    const wantedVersion = isFinished
      ? `"version: ${version}"`
      : "the version, which this message will show when the text no longer contains samples";
    const problemFor = (at: string, { reason, remedy }: Message): Problem => ({
      ...problemAt(content, [at], `${reason} ${remedy} and ${wantedVersion}.`),
      inForm: reason,
    });
    if (!given) return problemFor(place, missing);
    if (given.version?.length === shortLength) return problemFor(field, { ...short, remedy: changed.remedy });
    return isFinished && given.version === version ? undefined : problemFor(field, changed);
  };
  const parts = {
    content,
    path: [field],
    of: String(name ?? title),
    isGiven: given !== undefined,
    coveredContent: () => pageCovered(content, files),
    isFinishedWith: (covered: Covered) => !unfinished.has(content.file) && !covered.isSample,
    problemOf,
  };
  return lazyApproval(parts, digestOf);
}

const consent: Wanted = {
  field: "consent",
  missing: {
    reason: "The writer has not approved this wording.",
    remedy:
      'Ask the writer (or the family of a writer who has died, with their name in "by"), then add "consent:" with "on" (the day, for example 2026-05-01)',
  },
  changed: {
    reason: "There is no record that the writer approved this version of the text.",
    remedy: "Show the writer this version, then write the day",
  },
};

const review: Wanted = {
  field: "reviewed",
  missing: {
    reason: "This page is about living people and nobody has reviewed it.",
    remedy:
      'Ask somebody to read it, then add "reviewed:" with "by" (the name of the reader), "on" (the day, for example 2026-05-01)',
  },
  changed: {
    reason: "This page, or content that it shows, has changed since its review.",
    remedy: "Ask for a new review, then write the day",
  },
};

/** Returns the writer's consent that a testimony needs. Samples need no consent, because the publishing check refuses them anyway. */
function consents(content: ContentFile, now: Now): Approval[] {
  const [entry] = content.entries;
  // An error in the entry is reported separately.
  if (content.kind.type !== "Testimony" || !entry?.content) return [];
  if (entry.value.sample === true || isWithdrawn(content)) return [];
  return [approvalOf(content, consent, now, "consent")];
}

/** A person in a value of any kind of content: an object whose schema has the field `agreed`. */
interface Person {
  value: Record<string, unknown>;
  path: PropertyKey[];
}

/** Returns all people whom a value describes, except the dead, who cannot be asked. */
function peopleIn(schema: z.ZodType, value: unknown, path: PropertyKey[]): Person[] {
  const { shape } = unwrapSchema(schema);
  if (shape.type === "list" && Array.isArray(value))
    return value.flatMap((item, index) => peopleIn(shape.of, item, [...path, index]));
  if (shape.type !== "object" || typeof value !== "object" || value === null) return [];
  const fields = value as Record<string, unknown>;
  if (fields.memorial === true) return [];
  if ("agreed" in shape.fields) return [{ value: fields, path }];
  return Object.entries(shape.fields).flatMap(([field, inner]) =>
    peopleIn(inner, fields[field], [...path, field]),
  );
}

/**
 * Returns the agreement that each person in a file must have given. Samples need no agreement, because the publishing check refuses them
 * anyway.
 */
function agreements(file: ContentFile, { digestOf }: Now): Approval[] {
  const people = file.entries.flatMap(({ content, path }) => peopleIn(file.kind.schema, content, path));
  return people.flatMap(({ value, path }) => {
    const { agreed, died, sources, sample } = value;
    const name = String(value.name);
    const isAskable = died === undefined || agreed !== undefined;
    if (sample === true || (!isAskable && Array.isArray(sources) && sources.length > 0)) return [];
    const problem = () => {
      if (typeof agreed === "string") return undefined;
      const [message, inForm] =
        died === undefined
          ? [
              `There is no record that ${name} agreed to appear on this site. Ask, then add "agreed:" with the day, for example 2026-05-01. If ${name} has died, add "died:" and a source.`,
              `There is no record that ${name} agreed to appear on this site. If ${name} has died, fill in Died and Sources.`,
            ]
          : [
              `${name} is marked as having died, but no source is given. Add one to "sources:".`,
              `${name} is marked as having died, but no source is given. Add one to Sources.`,
            ];
      return { ...problemAt(file, [...path, "name"], message), inForm };
    };
    const parts = {
      content: file,
      path: [...path, "agreed"],
      of: name,
      isGiven: typeof agreed === "string",
      coveredContent: () => entryCovered(file, value, path),
      isFinishedWith: () => true,
      problemOf: problem,
    };
    return [lazyApproval(parts, digestOf)];
  });
}

/** Returns the review that a page about living people needs. */
function reviews(content: ContentFile, now: Now): Approval[] {
  return isOf(content, pageKind) && content.entries[0]?.content?.aboutLivingPeople && needsReviews(now.files)
    ? [approvalOf(content, review, now, "aboutLivingPeople")]
    : [];
}

/** Returns the key of an approval, whatever its version: the file, and the name if the file lists several people. */
export const keyOf = ({ content, path, of }: Approval) =>
  path.length === 1 ? content.file : `${content.file} ${of}`;

/** Returns all approvals that the content needs. */
export const approvals = (now: Now): Approval[] =>
  now.files.flatMap((file) => [...consents(file, now), ...agreements(file, now), ...reviews(file, now)]);

/** Returns an approval as it is written at its path, where the publishing check reads it. */
export function written(
  { path, of }: Pick<Approval, "path" | "of">,
  { by, on, version }: { by: string; on: string; version: string },
): unknown {
  const field = path.at(-1);
  if (field === "agreed") return on;
  // Without `by`, the consent is the consent of the writer.
  return field === "consent" && by === of ? { on, version } : { on, by, version };
}

/** Returns a problem for each approval that is missing or is for a different version. */
export function missingApprovals(
  { root, files }: Content,
  { unfinished }: Pick<Now, "unfinished">,
): Problem[] {
  const now = { files, digestOf: digestsBelow(root), unfinished };
  return [...missingDeclarations(files), ...approvals(now).flatMap(({ problem }) => problem ?? [])];
}
