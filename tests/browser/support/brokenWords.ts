/** The words of elements that are on more than one line; run in the browser, with a pattern of what a word is. */
export const brokenWords = (elements: Element[], word: string): string[] =>
  elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: found, index } of (text.textContent ?? "").matchAll(new RegExp(word, "gu"))) {
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(found);
      }
    return broken;
  });
