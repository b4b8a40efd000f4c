/**
 * What a visitor presses before hydration that needs React waits here, and src/search/takeOver.ts and useTexts.ts replay it in order;
 * everything else acts at once, in src/browser/inline. It is arrows and Enter in the search, which need its list and then its texts
 * (Palette.tsx queues them while the texts are loading), kept in an attribute of the dialog. Letters need no queue: they are typed into
 * the dialog's own field, and takeOver.ts carries them over.
 */

export function queueKey(dialog: HTMLElement, key: string): void {
  dialog.dataset.keys = `${dialog.dataset.keys ?? ""}${key} `;
}

export function takeQueuedKeys(dialog: HTMLElement): string[] {
  const keys = dialog.dataset.keys?.trim().split(" ") ?? [];
  delete dialog.dataset.keys;
  return keys;
}
