/**
 * Calls back once the next frame is on the screen, so that the work does not delay what the visitor waits for. Hidden pages
 * have no frames; there it calls back at once.
 * @returns a function that cancels it
 */
export function afterFrame(callback: () => void): () => void {
  let timer: number | undefined;
  const soon = () => {
    timer = window.setTimeout(callback);
  };
  if (document.hidden) soon();
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
