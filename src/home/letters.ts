export interface IndexedLink {
  readonly label: string;
  readonly path: string;
}

export interface Letter {
  letter: string;
  links: IndexedLink[];
}

/** Sorts links as a book's index does: by letter, accents beside their plain letters, digits and signs under "#". */
export function toLetters(links: readonly IndexedLink[]): Letter[] {
  const collator = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });
  const letters: Letter[] = [];
  for (const link of [...links].sort((a, b) => collator.compare(a.label, b.label))) {
    const plain = link.label.normalize("NFD").charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(plain) ? plain : "#";
    const last = letters.find((group) => group.letter === letter);
    if (last) last.links.push(link);
    else letters.push({ letter, links: [link] });
  }
  return letters;
}
