/**
 * Finds the approvals that must exist before the site can be published. These are a writer's consent to a testimony, a person's agreement
 * to appear, and a review of each page about living people.
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
  /** The path of the approval in the file's YAML. The last name in the path is the type of the approval. */
  path: PropertyKey[];
  /** The approved subject: a page by its title, a testimony or a person by a name. */
  of: string;
  /** True if an approval of some version is written in the file. */
  isGiven: boolean;
  /**
   * True if the publishing check accepts the approval. If the file does not contain an approval, the value is false without reading the
   * covered content.
   */
  readonly isAccepted: boolean;
  /**
   * The content that the approval covers, and its version, which is written into the approval. Both are computed when they are first read.
   */
  readonly covered: Covered;
  readonly version: string;
  /** True if the covered content does not contain sample content any more. Only then can it be approved. */
  readonly isFinished: boolean;
  /** The problem, if the approval is missing or the publishing check does not accept it. Otherwise undefined. */
  readonly problem: Problem | undefined;
}

/** Returns a function that calls `make` when it is called for the first time. It returns the result of this call each time. */
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
 * Returns an approval whose costly properties are computed when they are first read. A history has thousands of approvals, and most of
 * these properties are never read.
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

/** A message about an approval that the publishing check does not accept. */
interface Message {
  reason: string;
  /** The advice for people who edit the file. In the complete message, "and" and the version to write follow it. */
  remedy: string;
  /** The advice for people who edit the content in a form. */
  remedyInForm: string;
}

/** The beginning of the advice in a form. The name of the person who must get the file follows it. */
const copyThenRecord = "Select Make a review copy, and send the file to";

/** A type of approval: its field, the message if a text was never approved, and the message if a text has changed since its approval. */
interface Wanted {
  field: "consent" | "reviewed";
  missing: Message;
  changed: Message;
}

/** The current content, for which approvals are needed. */
export interface ApprovalContext {
  digestOf: DigestOf;
  /** All content, because a page also shows content of other files. */
  files: readonly ContentFile[];
  /** The paths of files that still contain sample content. Such files cannot be approved yet. */
  unfinished: ReadonlySet<string>;
}

/**
 * The number of letters that versions had in an earlier format. Such a version is not safe, because it is short: somebody could make two
 * texts with the same version.
 */
const shortLength = 8;
const short = { reason: "This approval contains a version of eight letters, which is no longer accepted." };

function approvalOf(
  content: ContentFile,
  { field, missing, changed }: Wanted,
  { digestOf, files, unfinished }: ApprovalContext,
  place: string,
): Approval {
  const { title, name } = content.entries[0]?.value ?? {};
  const own = content.entries[0]?.content;
  const given = own && ("reviewed" in own ? own.reviewed : "consent" in own ? own.consent : undefined);
  const problemOf = ({ isFinished, version }: Approval) => {
    const wantedVersion = isFinished
      ? `"version: ${version}"`
      : "the version, which this message will show when the text no longer contains samples";
    const problemFor = (at: string, { reason, remedy, remedyInForm }: Message): Problem => ({
      ...problemAt(content, [at], `${reason} ${remedy} and ${wantedVersion}.`),
      inForm: `${reason} ${remedyInForm}`,
    });
    if (!given) return problemFor(place, missing);
    if (given.version?.length === shortLength) return problemFor(field, { ...changed, ...short });
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
      'Ask the writer for approval. If the writer has died, ask the family, and write the name of this person after "by:". Then add "consent:" and, below it, "on:" with the day of the approval, for example 2026-05-01,',
    remedyInForm: `${copyThenRecord} the writer.`,
  },
  changed: {
    reason: "There is no record that the writer approved this version of the text.",
    remedy:
      'Show this version to the writer. When the writer has approved it, write below "consent:" the day of the approval after "on:"',
    remedyInForm: `${copyThenRecord} the writer.`,
  },
};

const review: Wanted = {
  field: "reviewed",
  missing: {
    reason: "This page is about living people and nobody has reviewed it.",
    remedy:
      'Ask somebody to read it. When this person has approved the page, add "reviewed:" and, below it, "by:" with the name of the person, "on:" with the day of the approval, for example 2026-05-01,',
    remedyInForm: `${copyThenRecord} the person who will review it.`,
  },
  changed: {
    reason: "This page, or content that it shows, has changed since its review.",
    remedy:
      'Ask somebody to review this version. When this person has approved it, write below "reviewed:" the name of the person after "by:", the day of the approval after "on:"',
    remedyInForm: `${copyThenRecord} the person who will review it.`,
  },
};

/** Returns the writer's consent that a testimony needs. Samples do not need a consent, because the publishing check refuses them anyway. */
function consents(content: ContentFile, now: ApprovalContext): Approval[] {
  const [entry] = content.entries;
  // `content` is undefined if the entry has errors. The content check reports these errors.
  if (content.kind.type !== "Testimony" || !entry?.content) return [];
  if (entry.value.sample === true || isWithdrawn(content)) return [];
  return [approvalOf(content, consent, now, "consent")];
}

/** An object in the content that describes a person. Its schema has the field `agreed`. */
interface Person {
  value: Record<string, unknown>;
  path: PropertyKey[];
}

/** Finds all people whom a value describes. Leaves out people in a section for people who have died, because they cannot be asked. */
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
 * Returns the agreements to appear that a file needs, one from each person whom it describes. Samples do not need an agreement, because the
 * publishing check refuses them anyway.
 */
function agreements(file: ContentFile, { digestOf }: ApprovalContext): Approval[] {
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
              `There is no record that ${name} agreed to appear on this site. Ask ${name}. If the answer is yes, add "agreed:" with the day, for example 2026-05-01. If ${name} has died, add "died:" and a source instead.`,
              `There is no record that ${name} agreed to appear on this site. Ask ${name}. If the answer is yes, write the day into Agreed. If ${name} has died, fill in Died and Sources instead.`,
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
function reviews(content: ContentFile, now: ApprovalContext): Approval[] {
  return isOf(content, pageKind) && content.entries[0]?.content?.aboutLivingPeople && needsReviews(now.files)
    ? [approvalOf(content, review, now, "aboutLivingPeople")]
    : [];
}

/**
 * Returns a key that identifies an approval, whatever its version is. The key consists of the path of the file and, for a person in a list,
 * the name.
 */
export const keyOf = ({ content, path, of }: Approval) =>
  path.length === 1 ? content.file : `${content.file} ${of}`;

/** Returns all approvals that the content needs. */
export const approvals = (now: ApprovalContext): Approval[] =>
  now.files.flatMap((file) => [...consents(file, now), ...agreements(file, now), ...reviews(file, now)]);

/** Returns the value that is written into a file to record an approval. The publishing check reads this value. */
export function approvalValue(
  { path, of }: Pick<Approval, "path" | "of">,
  { by, on, version }: { by: string; on: string; version: string },
): unknown {
  const field = path.at(-1);
  if (field === "agreed") return on;
  // `by` is left out if the writer has consented, because a consent without `by` counts as the writer's own consent.
  return field === "consent" && by === of ? { on, version } : { on, by, version };
}

/** Returns a problem for each approval that is missing, or that was given for another version. */
export function missingApprovals(
  { root, files }: Content,
  { unfinished }: Pick<ApprovalContext, "unfinished">,
): Problem[] {
  const now = { files, digestOf: digestsBelow(root), unfinished };
  return [...missingDeclarations(files), ...approvals(now).flatMap(({ problem }) => problem ?? [])];
}
