/** The dropdowns of the menu, shared by the inline script, which takes the first press on one, and React, which then opens it. */

/** What opened one: by keyboard its first item takes the focus. It is kept in the link's `data-dropdown`. */
export type PressedBy = "pointer" | "keyboard";

/** The event that a press dispatches on the link. */
export const dropdownPressed = "dropdownpressed";

/** What makes the plain link of the HTML a menu button. */
export const dropdownAttributes = {
  role: "button",
  "aria-haspopup": "menu",
  "aria-expanded": "false",
} as const;
