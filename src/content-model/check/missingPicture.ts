import { pictureName } from "../fields";
import { didYouMean } from "./checkShape";

/** Returns the message about a missing picture. */
export function missingPicture(target: string, names: ReadonlySet<string>): string {
  // The name that the volunteer probably meant.
  const other = [...names].find((name) => name.toLowerCase() === target.toLowerCase());
  return other === undefined
    ? `There is no picture content/${target}. Put the file there, or correct its name.${didYouMean(
        target,
        [...names].filter((name) => pictureName.test(name)),
      )}`
    : `There is no picture content/${target}, but there is content/${other}. Write the name with the same capital and lower-case letters.`;
}
