import { memo } from "react";

/** The first thing that the Tab key reaches: past the menu, to the page. */
export const SkipLink = memo(function SkipLink() {
  return (
    <a
      href="#main"
      sx={{
        variant: "buttons.primary",
        position: "absolute",
        left: 3,
        top: 2,
        zIndex: "toast",
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      }}
    >
      Skip to the page
    </a>
  );
});
