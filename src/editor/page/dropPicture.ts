/** Decap opens pictures with a button only; a picture that is dropped goes the same way once its library is open. */
export function takeDroppedPictures(): void {
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    if (!event.dataTransfer || event.dataTransfer.files.length === 0) return;
    // Else the browser would leave the form to show the picture.
    event.preventDefault();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) return;
    input.files = event.dataTransfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
