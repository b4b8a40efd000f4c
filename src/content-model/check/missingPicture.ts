/** The name that the volunteer probably meant, which differs only in case. */
function inOtherCase(name: string, names: ReadonlySet<string>): string | undefined {
  return [...names].find((other) => other !== name && other.toLowerCase() === name.toLowerCase());
}

export function missingPicture(target: string, names: ReadonlySet<string>): string {
  const other = inOtherCase(target, names);
  return other === undefined
    ? `There is no picture content/${target}. Put the file there, or correct its name.`
    : `There is no picture content/${target}, but there is content/${other}. Write the name with the same capital and small letters.`;
}
