/** Warm greys and sepia, from deepest to lightest, and the one accent. Every picture is mixed from these. */
export const tone = {
  night: "#15120f",
  ink: "#211d19",
  umber: "#342d26",
  bark: "#4a4138",
  clay: "#675c50",
  stone: "#877c6e",
  dust: "#a99e8e",
  mist: "#c7bdad",
  linen: "#ddd5c7",
  paper: "#ece6da",
  white: "#f6f2e9",
  oxblood: "#6d2a27",
  ember: "#d9b27c",
} as const;

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour that lies `share` of the way from one to the other; how distance and mist are painted. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (a: number, b: number): string =>
    Math.round(a + (b - a) * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, "0");
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}
