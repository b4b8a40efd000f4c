export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Converts keys to the names that people know: "Mod-Shift-c" becomes "Ctrl+Shift+C". */
export const spoken = (keys: string) =>
  keys
    .replace("Mod", isMac ? "⌘" : "Ctrl")
    .replaceAll("-", "+")
    .replace(/\b[a-z]$/, (key) => key.toUpperCase());
