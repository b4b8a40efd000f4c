/** The bridge between whoever tells the visitor something and the toaster, which is loaded by the first message. */
type Show = (message: string) => void;

let askForToaster: (() => void) | undefined;
let show: Show | undefined;
const waiting: string[] = [];

/** Tells the visitor something in a few words, for 4 seconds (specification, section 9). */
export function tellVisitor(message: string): void {
  if (show) {
    show(message);
  } else {
    waiting.push(message);
    askForToaster?.();
  }
}

/** Called by the frame: how to bring the toaster in. Gives back how to take it out. */
export function hostToasts(mountToaster: () => void): () => void {
  askForToaster = mountToaster;
  return () => {
    askForToaster = undefined;
  };
}

/** What has not been shown yet; it waits no longer. */
export const takeWaiting = (): string[] => waiting.splice(0);

/** Called by the toaster once it listens; what waited is shown at once. Gives back how to stop. */
export function serveToasts(showToast: Show): () => void {
  show = showToast;
  takeWaiting().forEach(showToast);
  return () => {
    show = undefined;
  };
}
