/**
 * Returns the words of elements that are split over two lines. This function runs in the browser.
 * @param word a pattern that matches a word
 */
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
