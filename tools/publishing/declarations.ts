/**
 * The declarations that somebody must make before the site is published: that each page is or is not about living people, and that all
 * sample content is gone.
 */
import { campaignKind } from "../../src/content-model/campaign";
import { filesOf, isOf, type ContentFile } from "../../src/content-model/contentFile";
import { pageKind } from "../../src/content-model/page";
import { problemAt, type Problem } from "../../src/content-model/problem";

/**
 * Returns whether pages about living people need a review. A review is needed unless campaign.yaml waives it, and always while proceedings
 * are active.
 */
export const needsReviews = (files: readonly ContentFile[]) => {
  const settings = files.find(({ kind }) => kind.type === "Campaign")?.entries[0]?.value;
  return settings?.reviewRequired !== false || settings.proceedings === "active";
};

/** Returns a problem for a page that does not declare whether it is about living people. */
function undecided(content: ContentFile): Problem[] {
  const [entry] = isOf(content, pageKind) ? content.entries : [];
  if (!entry?.content || entry.content.aboutLivingPeople !== undefined) return [];
  const inForm = "This page does not say whether it is about living people.";
  const message = `${inForm} Add "aboutLivingPeople: true" or "aboutLivingPeople: false".`;
  return [{ ...problemAt(content, ["aboutLivingPeople"], message), inForm }];
}

/**
 * Returns a problem if the declaration that all sample content is gone is missing. The check recognises the text and pictures of the
 * sample, but not in a reworded or redrawn form. Only a person can confirm that they are gone.
 */
function replacement(campaign: ContentFile<typeof campaignKind>): Problem[] {
  const content = campaign.entries[0]?.content;
  // An error in the file is reported separately.
  if (!content || content.samplesReplaced) return [];
  const reason =
    "Nobody has confirmed that all sample content is gone. Once this is the only problem left, read every page, picture and document once more, then";
  const message = `${reason} add the line samplesReplaced: { by: "first name and surname of the reader", on: 2026-05-01 } with the day on which the reader finished.`;
  return [{ ...problemAt(campaign, ["name"], message), inForm: `${reason} fill in Samples replaced.` }];
}

/** Returns a problem for each missing declaration. */
export const missingDeclarations = (files: readonly ContentFile[]): Problem[] => [
  ...filesOf({ files }, campaignKind).flatMap(replacement),
  ...(needsReviews(files) ? files.flatMap(undecided) : []),
];
