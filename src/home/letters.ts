/** Sorts links as a book's index does: by letter, accents beside their plain letters, digits and signs under "#". */
export function toLetters<Link extends { readonly label: string }>(links: readonly Link[]) {
  const collator = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });
  const letters = new Map<string, Link[]>();
  for (const link of [...links].sort((a, b) => collator.compare(a.label, b.label))) {
    const plain = link.label.normalize("NFD").charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(plain) ? plain : "#";
    letters.set(letter, [...(letters.get(letter) ?? []), link]);
  }
  return [...letters];
}
