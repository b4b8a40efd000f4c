/**
 * Every colour of the site, for the light theme and the dark theme. Text on `background`, `panel` and `tint` has a contrast of at least
 * 4.5:1.
 */
const pairs = {
  background: ["#fbfaf7", "#171412"],
  /** The background of menus, the search and messages. */
  panel: ["#fffefb", "#201b18"],
  /** The background of highlighted cards and notices. */
  tint: ["#f5eee4", "#251e1a"],
  text: ["#1d1a16", "#ece6db"],
  muted: ["#5c554b", "#b5ab9c"],
  line: ["#d9d2c4", "#3d362f"],
  /** The borders of controls that have no background. Their contrast is at least 3:1. */
  outline: ["#8a8172", "#857a6c"],
  accent: ["#7c1d1d", "#e59a8c"],
  onAccent: ["#ffffff", "#1c1210"],
  /** The shade behind the banner's title, which is the same in both themes. */
  shade: ["#14100d", "#14100d"],
  onShade: ["#fbf7f0", "#fbf7f0"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type Colors = Record<keyof typeof pairs, string>;

/** Returns the palette of one theme. */
const side = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[index]])) as Colors;

/** The palettes of both themes. */
export const palettes = { light: side(0), dark: side(1) };

/** The colours of highlighted words, for example of words that the search has found. They are the same in both themes. */
export const marker = { background: "#f6dc8c", text: palettes.light.text } as const;
