import { palettes } from "./colors";

/** Returns the relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(Object.entries(palettes))("%s", (_name, colors) => {
  test.each(
    (["background", "panel", "tint"] as const).flatMap((under) =>
      (["text", "muted", "accent"] as const).map((on) => [on, under] as const),
    ),
  )("%s on %s is readable", (on, under) => {
    expect(contrast(colors[on], colors[under])).toBeGreaterThanOrEqual(4.5);
  });

  test("buttons and banners are readable, and outlines are visible", () => {
    expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onShade, colors.shade)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.outline, colors.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.outline, colors.panel)).toBeGreaterThanOrEqual(3);
  });
});
