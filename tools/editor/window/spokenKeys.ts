export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Returns keys as people say them: "Ctrl+Shift+C". */
export const spoken = (keys: string) =>
  keys
    .replace("Mod", isMac ? "⌘" : "Ctrl")
    .replaceAll("-", "+")
    .replace(/\b[a-z]$/, (key) => key.toUpperCase());
