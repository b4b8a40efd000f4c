/** Returns the size of a file for readers, for example "730 KB" or "1.2 MB". Files below 1 KB keep their exact size. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1e3) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  const kilobytes = Math.ceil(bytes / 1e3);
  return kilobytes < 1e3 ? `${kilobytes} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
