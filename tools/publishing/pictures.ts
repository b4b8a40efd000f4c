import exifr from "exifr";
import sharp from "sharp";
import { topOfFile, type Problem } from "../../src/content-model/problem";
import { pictureName } from "../../src/content-model/fields";
import type { Content } from "../../src/content-model/contentFile";

/** What a picture's metadata may reveal, and the fields that reveal it (Exif, IPTC and XMP together). */
const telling: readonly (readonly [string, RegExp])[] = [
  [
    "where it was taken",
    /^(GPS|latitude$|longitude$|City$|State$|Country|Location|Sublocation|ProvinceState|SubLocation)/,
  ],
  [
    "a name",
    /^(Artist|Author|XPAuthor|By-?line|creator$|Creator$|OwnerName|CameraOwnerName|PersonInImage|CaptionWriter|Writer|Credit|HostComputer)/i,
  ],
  ["the serial number of a camera", /SerialNumber$|^ImageUniqueID$/],
];

type Fields = Record<string, unknown>;

/** All metadata of a picture, whatever its file format. */
async function hiddenData(path: string): Promise<Fields> {
  const { exif, iptc, xmp, comments } = await sharp(path).metadata();
  const options = { tiff: true, exif: true, gps: true, mergeOutput: true } as const;
  const parsed =
    exif && ((await exifr.parse(exif.subarray(6), options).catch(() => ({}))) as Fields | undefined);
  const whole = (await exifr
    .parse(path, { iptc: true, xmp: true, tiff: true, gps: true, mergeOutput: true })
    .catch(() => ({}))) as Fields | undefined;
  const xml = xmp?.toString("utf8") ?? "";
  const named = [...xml.matchAll(/(?:<|\s)[\w-]+:(\w+)(?:=|>)/g)].map(([, name = ""]): [string, unknown] => [
    name,
    true,
  ]);
  const texts = (comments ?? []).map(({ keyword, text }): [string, unknown] => [keyword, text]);
  const fromIptc = iptc?.includes("\x1c\x02\x50") ? [["Byline", true] as [string, unknown]] : [];
  return { ...Object.fromEntries([...named, ...texts, ...fromIptc]), ...parsed, ...whole };
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === "string" && value.trim() === "");

/** Pictures whose metadata names people, cameras or places. */
export async function pictureProblems({ root, names }: Content): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of [...names].filter((one) => pictureName.test(one)).sort()) {
    const fields = Object.entries(await hiddenData(`${root}/${name}`).catch(() => ({}))).filter(([, value]) =>
      isGiven(value),
    );
    const told = telling
      .filter(([, pattern]) => fields.some(([field]) => pattern.test(field)))
      .map(([what]) => what);
    if (told.length === 0) continue;
    const message = `The picture's hidden data reveals ${told.join(" and ")}. Save a copy without metadata and use that.`;
    problems.push({ file: `content/${name}`, ...topOfFile, message, severity: "error" });
  }
  return problems;
}
