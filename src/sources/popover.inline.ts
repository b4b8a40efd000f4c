import { all, closest, isModified, on } from "../lib/dom";

/** Selects the citation numbers in the text, and the names of sources below a card (see CitationNumbers.tsx). */
const numbers = "sup a,.fine-print>a[href^='#source_']";

/** Returns a copy of an entry of the list of sources. Leaves out the elements that match the selector `without`. */
function copyOf(entry: Element, without: string): HTMLElement {
  const copy = entry.cloneNode(true) as HTMLElement;
  for (const element of all(without, copy)) element.remove();
  return copy;
}

/**
 * Returns the content of the popover. It consists of the source's entry from the list of sources, a button that copies this entry, and a
 * link to the list.
 */
function contentOf(entry: Element): Node[] {
  const end = document.createElement("div");
  end.innerHTML = `<button data-name=Source>Copy</button><a href=#${entry.id}>All sources</a>`;
  const [button] = all("button", end);
  if (button) button.dataset.copy = copyOf(entry, ".back,.visually-hidden,.sample-mark").textContent?.trim();
  return [...copyOf(entry, ".back").childNodes, end];
}

/**
 * Starts the code that opens a source next to the sentence when a visitor clicks a citation number. Without scripts, in a new tab, or in a
 * browser without popovers, the number works as a link to the list of sources.
 */
export function startSourcePopover(): void {
  let popover: HTMLElement | undefined;
  /**
   * Closes the popover. It is hidden before it is removed, because the browser returns the focus to the citation number only if the popover
   * is hidden.
   */
  const close = () => {
    popover?.hidePopover();
    popover?.remove();
    popover = undefined;
  };
  on("click", (event) => {
    if (closest(event, ".source a[href^='#']")) close();
    const link = closest(event, numbers) as HTMLAnchorElement | null;
    const entry = link && document.getElementById(link.hash.slice(1));
    if (!entry || isModified(event) || event.defaultPrevented || !link.togglePopover) return;
    event.preventDefault();
    close();
    popover = Object.assign(document.createElement("div"), {
      className: "source",
      tabIndex: -1,
      role: "dialog",
      ariaLabel: link.ariaLabel ?? link.textContent,
      popover: "auto",
    });
    popover.append(...contentOf(entry));
    // The popover is directly after the number, so that the Tab key moves from the number into the popover.
    link.parentElement?.after(popover);
    link.focus({ preventScroll: true });
    popover.showPopover();
    const { left, top, bottom } = link.getBoundingClientRect();
    const below = innerHeight - bottom;
    // A source may need more space than there is above or below its number. In that case, the popover scrolls.
    popover.style.maxHeight = `${Math.max(top, below) - 24}px`;
    const { offsetWidth: width, offsetHeight: height } = popover;
    const isBelow = below > Math.min(top, height + 24);
    popover.style.left = `${Math.max(16, Math.min(left, innerWidth - width - 16))}px`;
    popover.style.top = `${scrollY + (isBelow ? bottom + 8 : top - height - 8)}px`;
    popover.focus({ preventScroll: true });
  });
  on("focusout", ({ target, relatedTarget }) => {
    if (relatedTarget && popover?.contains(target as Node) && !popover.contains(relatedTarget as Node))
      close();
  });
  on("resize", close);
}
