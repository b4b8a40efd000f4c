export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Returns keys by the names that people know: "Ctrl+Shift+C" for "Mod-Shift-c". */
export const spoken = (keys: string) =>
  keys
    .replace("Mod", isMac ? "⌘" : "Ctrl")
    .replaceAll("-", "+")
    .replace(/\b[a-z]$/, (key) => key.toUpperCase());
