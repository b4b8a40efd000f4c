import { Menu as MenuIcon, X } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "../components/Icon";
import { IconButton } from "../components/IconButton";
import { OutsideLink } from "../components/OutsideLink";
import { PageLink } from "../components/PageLink";
import { md } from "../theme/scales";
import type { MenuEntry, MenuLink } from "./menu";

/** The menu of small screens: a button that toggles a stacked list (specification, section 2 "Shared frame"). */
export function MobileMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    window.addEventListener("keydown", closeOnEscape);
    return () => window.removeEventListener("keydown", closeOnEscape);
  }, [open]);

  // A closed menu costs no page its bytes.
  const entries = open ? menu : [];
  const link = ({ name, path }: MenuLink) => (
    <li key={path}>
      <PageLink href={path} onClick={() => setOpen(false)} sx={{ variant: "links.item" }}>
        {name}
      </PageLink>
    </li>
  );

  return (
    <div className="needs-script" sx={{ height: "2.75rem", [`@media ${md}`]: { display: "none" } }}>
      <IconButton
        ref={button}
        label={open ? "Close menu" : "Open menu"}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={open ? X : MenuIcon} />
      </IconButton>
      <nav
        id={panelId}
        aria-label="Main"
        hidden={!open}
        sx={{
          position: "absolute",
          left: 0,
          right: 0,
          top: "100%",
          maxHeight: "calc(100dvh - 3.5rem)",
          overflowY: "auto",
          overscrollBehavior: "contain",
          bg: "background",
          borderTop: "1px solid",
          borderBottom: "1px solid",
          borderColor: "line",
          py: 2,
          "&[hidden]": { display: "none" },
        }}
      >
        <ul sx={{ listStyle: "none", variant: "layout.page", px: [1, 2] }}>
          {entries.map((entry) => {
            if (entry.kind === "link") return link(entry);
            if (entry.kind === "outside") {
              return (
                <li key={entry.url}>
                  <OutsideLink href={entry.url} variant="links.item" onClick={() => setOpen(false)}>
                    {entry.name}
                  </OutsideLink>
                </li>
              );
            }
            return (
              <li key={entry.heading}>
                <h2 sx={{ variant: "text.smallCaps", fontFamily: "body", px: 3, pt: 4, pb: 2 }}>
                  {entry.heading}
                </h2>
                <ul sx={{ listStyle: "none" }}>{entry.items.map(link)}</ul>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
