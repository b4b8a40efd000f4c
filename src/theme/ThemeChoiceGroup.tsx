import { storageKey, themeChoices, type ThemeChoice } from "./storedTheme";

const labels: Record<ThemeChoice, string> = { light: "Light", dark: "Dark", system: "System" };

/**
 * The footer's radio group: Light, Dark, System. React renders the buttons but does not control them:
 * the inline script does (src/browser/inline/theme.ts), so that they work before React and without it.
 */
export function ThemeChoiceGroup() {
  return (
    <fieldset
      className="needs-script"
      sx={{
        border: 0,
        p: 0,
        m: 0,
        legend: { variant: "text.smallCaps", p: 0, mb: 2 },
        "& label": {
          display: "inline-flex",
          alignItems: "center",
          gap: 2,
          mr: 4,
          minHeight: "1.5rem",
          cursor: "pointer",
        },
        input: { width: "1.125rem", height: "1.125rem", m: 0, accentColor: "var(--theme-ui-colors-accent)" },
      }}
    >
      <legend>Theme</legend>
      {themeChoices.map((value) => (
        <label key={value}>
          <input type="radio" name={storageKey} value={value} />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  );
}
