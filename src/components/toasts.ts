/** The bridge between whoever confirms something and the toaster, which is loaded by the first confirmation. */
type Show = (message: string) => void;

let askForToaster: (() => void) | undefined;
let show: Show | undefined;
const waiting: string[] = [];

/** Confirms something to the visitor in a few words, for 4 seconds (specification, section 9). */
export function confirmToVisitor(message: string): void {
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

/** Called by the toaster once it listens; what waited is shown at once. Gives back how to stop. */
export function serveToasts(showToast: Show): () => void {
  show = showToast;
  waiting.splice(0).forEach(showToast);
  return () => {
    show = undefined;
  };
}
