/** Decap accepts pictures through a button only; while its media library is open, this feeds dropped pictures to its file input. */
export function takeDroppedPictures(): void {
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    if (!event.dataTransfer || event.dataTransfer.files.length === 0) return;
    // Otherwise the browser would navigate away from the form to the picture.
    event.preventDefault();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) return;
    input.files = event.dataTransfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
