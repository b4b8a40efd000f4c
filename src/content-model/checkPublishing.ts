/** The publishing gate: nothing invented, nothing unapproved and nobody's whereabouts goes online (product.md, rule 2). */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { checkContent } from "./checkContent";
import { readContent, type Content, type ContentFile } from "./readContent";
import { sampleDocuments } from "./check/checkDocuments";
import { leftovers } from "./check/leftovers";
import { samplePictures } from "./check/samplePictures";
import { samplesIn } from "./samples";
import { byPlace, type Problem } from "./check/problem";
import { documentProblems } from "./publishing/documents";
import { pictureProblems } from "./publishing/pictures";
import { readPrivateNames, wordsIn } from "./publishing/words";

type Fields = Record<string, unknown>;

/** Everything marked as a sample, each with its place. */
function samples({ file, yaml, entries }: ContentFile): Problem[] {
  return entries.flatMap(({ value, path }) =>
    samplesIn(value).map((inside) => ({
      file,
      ...yaml.placeOf([...path, ...inside, "sample"]),
      message:
        "This is a sample: the words, the name and the picture that belong to it are invented. Put the real ones in their place, then delete this line.",
      severity: "error",
    })),
  );
}

/** Testimonies without their writer's approval. `today` is YYYY-MM-DD. */
function consents({ file, kind, yaml, entries }: ContentFile, today: string): Problem[] {
  if (kind.type !== "Testimony") return [];
  return entries.flatMap(({ value, content }): Problem[] => {
    if (value.sample === true || value.withdrawn === true) return [];
    // A mistake in the entry is a reason by itself.
    if (!content) return [];
    const consent = content.consent as string | undefined;
    if (consent !== undefined && consent <= today) return [];
    const message =
      consent === undefined
        ? 'The writer has not approved this wording. Ask, then add "consent: " and the day, for example consent: 2026-05-01.'
        : `"consent" is ${consent}, a day that has not come yet. Write the day on which the writer approved the wording.`;
    return [{ file, ...yaml.placeOf(["consent"]), message, severity: "error" }];
  });
}

const campaignOf = ({ files }: Content) =>
  files.find(({ kind }) => kind.type === "Campaign")?.entries[0]?.value;

/** The campaign's own name, which a document may give as its author. */
const campaignName = (site: Content) => String(campaignOf(site)?.name);

/** Pages about living people that nobody has reviewed, where campaign.yaml asks for it or proceedings are active. */
function reviews(site: Content): Problem[] {
  const campaign = campaignOf(site);
  if (campaign?.reviewRequired !== true && campaign?.proceedings !== "active") return [];
  return site.files.flatMap((content): Problem[] => {
    const { file, yaml, entries } = content;
    const { aboutLivingPeople, reviewed } = entries[0]?.value ?? {};
    const version = versionOf(content);
    if (aboutLivingPeople !== true || (reviewed as Fields | undefined)?.version === version) return [];
    const [place, message] = reviewed
      ? [
          "reviewed",
          `This page has changed since its review. Have it read again, then write the day and "version: ${version}".`,
        ]
      : [
          "aboutLivingPeople",
          `This page is about living people and nobody has reviewed it. Have it read, then add "reviewed:" with "by", "on" and "version: ${version}".`,
        ];
    return [{ file, ...yaml.placeOf([place]), message, severity: "error" }];
  });
}

/** Eight signs that change with everything that a page says: how a review knows what was read. */
function versionOf({ entries, body }: ContentFile): string {
  const said = { ...entries[0]?.value, reviewed: undefined, sample: undefined };
  return createHash("sha256")
    .update(JSON.stringify([said, body.trim()]))
    .digest("hex")
    .slice(0, 8);
}

/**
 * All reasons against publishing what stands below `root` (the content folder), the content's mistakes included.
 * @param today YYYY-MM-DD
 * @returns problems, sorted by file and place; empty if the site may go online
 */
export async function checkPublishing(root: string, today: string): Promise<Problem[]> {
  const mistakes = (await checkContent(root)).filter(({ severity }) => severity === "error");
  const site = await readContent(root);
  const names = await readPrivateNames(join(root, ".."));
  return [
    ...mistakes,
    ...site.files.flatMap((file) => [...samples(file), ...leftovers(file), ...consents(file, today)]),
    ...reviews(site),
    ...site.files.flatMap((file) => wordsIn(file, names)),
    ...(await pictureProblems(site)),
    ...(await documentProblems(site, names, campaignName(site))),
    ...(await sampleDocuments(site)),
    ...(await samplePictures(site)),
  ].sort(byPlace);
}
