/**
 * Checks two declarations that somebody must make before the site is published. Each page must declare whether it is about living people.
 * The campaign must declare that all sample content is gone.
 */
import { campaignKind } from "../../src/content-model/campaign";
import { filesOf, isOf, type ContentFile } from "../../src/content-model/contentFile";
import { pageKind } from "../../src/content-model/page";
import { problemAt, type Problem } from "../../src/content-model/problem";

/**
 * Returns whether pages about living people need a review. While proceedings are active, they always need one. At all other times, the
 * setting `reviewRequired: false` in campaign.yaml makes reviews unnecessary.
 */
export const needsReviews = (files: readonly ContentFile[]) => {
  const settings = files.find(({ kind }) => kind.type === "Campaign")?.entries[0]?.value;
  return settings?.reviewRequired !== false || settings.proceedings === "active";
};

/** Returns whether a page must declare whether it is about living people, but does not declare it yet. */
export function isUndecided(content: ContentFile, files: readonly ContentFile[]): boolean {
  const [entry] = isOf(content, pageKind) ? content.entries : [];
  return entry?.content !== undefined && entry.content.aboutLivingPeople === undefined && needsReviews(files);
}

/** Returns the problem of a field that somebody must fill in. In a form, the problem leads to this field. */
const missing = (content: ContentFile, field: string, message: string, inForm: string): Problem => ({
  ...problemAt(content, [field], message),
  inForm,
  field: { path: [field], fault: message },
});

/** Returns the problem of a page that does not declare whether it is about living people. */
function undecided(content: ContentFile): Problem {
  const reason = "This page does not say whether it is about living people.";
  const message = `${reason} Add "aboutLivingPeople: true" or "aboutLivingPeople: false".`;
  const inForm = `${reason} Answer the question “About living people” under Settings.`;
  return missing(content, "aboutLivingPeople", message, inForm);
}

/**
 * Returns a problem if it is not confirmed yet that all sample content is gone. The publishing check cannot find this out itself. It does
 * not recognise sample text that somebody has reworded, or sample pictures that somebody has redrawn.
 */
function replacement(campaign: ContentFile<typeof campaignKind>): Problem[] {
  const content = campaign.entries[0]?.content;
  // `content` is undefined if the file has errors, which the content check reports.
  if (!content || content.samplesReplaced) return [];
  const reason =
    "Nobody has confirmed that all sample content is gone. Once this is the only problem left, read every page, picture and document once more, then";
  const message = `${reason} add the line samplesReplaced: { by: "first name and surname of the reader", on: 2026-05-01 } with the day on which the reader finished.`;
  return [missing(campaign, "samplesReplaced", message, `${reason} fill in Samples replaced.`)];
}

/** Returns a problem for each missing declaration. */
export const missingDeclarations = (files: readonly ContentFile[]): Problem[] => [
  ...filesOf({ files }, campaignKind).flatMap(replacement),
  ...files.filter((file) => isUndecided(file, files)).map(undecided),
];
