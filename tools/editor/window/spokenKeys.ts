export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Returns the names of keys for people: "Ctrl+Shift+C" for "Mod-Shift-c". */
export const spoken = (keys: string) =>
  keys
    .replace("Mod", isMac ? "⌘" : "Ctrl")
    .replaceAll("-", "+")
    .replace(/\b[a-z]$/, (key) => key.toUpperCase());
