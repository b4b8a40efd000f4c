/** A date in words: 1999-12-02 is 2 December 1999, and 1999-12 is December 1999. */
export function inWords(when: string, language: string): string {
  const [year, month, day] = when.split("-");
  const style: Intl.DateTimeFormatOptions = { year: "numeric", timeZone: "UTC" };
  if (month !== undefined) style.month = "long";
  if (day !== undefined) style.day = "numeric";
  return new Intl.DateTimeFormat(language, style).format(
    new Date(`${year ?? ""}-${month ?? "01"}-${(day ?? "01").slice(0, 2)}`),
  );
}
