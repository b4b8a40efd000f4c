export function missingPicture(target: string, names: ReadonlySet<string>): string {
  // The name that the volunteer probably meant.
  const other = [...names].find((name) => name.toLowerCase() === target.toLowerCase());
  return other === undefined
    ? `There is no picture content/${target}. Put the file there, or correct its name.`
    : `There is no picture content/${target}, but there is content/${other}. Write the name with the same capital and small letters.`;
}
