import { inlineGroup } from "../theme/inlineGroup";
import { storageKey, themeChoices, type ThemeChoice } from "../theme/storedTheme";

const labels: Record<ThemeChoice, string> = { light: "Light", dark: "Dark", system: "System" };

/**
 * The footer's radio group: Light, Dark, System. React renders the buttons but does not control them:
 * the inline script does (src/browser/inline/theme.ts), so that they work before React and without it.
 */
export function ThemeChoiceGroup() {
  return (
    <fieldset className="needs-script" sx={inlineGroup}>
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
