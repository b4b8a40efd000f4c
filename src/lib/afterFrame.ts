/**
 * Calls back once the next frame is on the screen: what is done there does not hold up what the visitor waits for. Pages that nobody
 * sees have no frames; there it calls back at once.
 * @returns what takes it back
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
