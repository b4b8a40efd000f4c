import { useContext } from "react";
import { themeChoices, type ThemeChoice } from "./storedTheme";
import { ChosenTheme, useThemeControl } from "./ThemeRoot";

const labels: Record<ThemeChoice, string> = { light: "Light", dark: "Dark", system: "System" };

/** The footer's radio group: Light, Dark, System (product.md, "Theme"). */
export function ThemeChoiceGroup() {
  const choice = useContext(ChosenTheme);
  const { choose } = useThemeControl();
  return (
    <fieldset className="needs-script" sx={{ border: 0, p: 0, m: 0 }}>
      <legend sx={{ variant: "text.smallCaps", p: 0, mb: 2 }}>Theme</legend>
      <div sx={{ display: "flex", flexWrap: "wrap", gap: 4 }}>
        {themeChoices.map((value) => (
          <label
            key={value}
            sx={{
              display: "inline-flex",
              alignItems: "center",
              gap: 2,
              minHeight: "1.5rem",
              cursor: "pointer",
            }}
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={choice === value}
              onChange={() => choose(value)}
              sx={{
                width: "1.125rem",
                height: "1.125rem",
                m: 0,
                accentColor: "var(--theme-ui-colors-accent)",
              }}
            />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
