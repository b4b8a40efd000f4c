import * as Dialog from "@radix-ui/react-dialog";
import { Command } from "cmdk";
import { navigate } from "gatsby";
import { useRef } from "react";
import { matchEntries, type SearchEntry } from "./matchEntries";

export interface SearchPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  entries: readonly SearchEntry[];
  /** What is typed: kept by the button, which hears it before the palette is there. */
  query: string;
  onQueryChange: (query: string) => void;
}

/** The search dialog (specification, section 2 "Search"): cmdk's list with our own, never fuzzy filter. */
export default function SearchPalette({
  open,
  onOpenChange,
  entries,
  query,
  onQueryChange,
}: SearchPaletteProps) {
  // The dialog has no trigger of its own: the shortcut opens it from anywhere.
  const opener = useRef<Element | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = (path: string) => {
    onOpenChange(false);
    navigate(path);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay sx={{ position: "fixed", inset: 0, zIndex: "dialog", bg: "rgb(0 0 0 / 45%)" }} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // Radix would select what was typed before, and the next letter would replace it.
            event.preventDefault();
            input.current?.focus();
            input.current?.setSelectionRange(query.length, query.length);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          sx={{
            variant: "cards.panel",
            position: "fixed",
            zIndex: "dialog",
            top: ["1rem", "12vh"],
            left: "50%",
            transform: "translateX(-50%)",
            width: "min(36rem, calc(100vw - 2rem))",
          }}
        >
          <Dialog.Title className="visually-hidden">Search the site</Dialog.Title>
          <Command shouldFilter={false} label="Search the site" loop>
            <Command.Input
              ref={input}
              value={query}
              onValueChange={onQueryChange}
              placeholder="Search the site..."
              sx={{
                width: "100%",
                minHeight: "3.25rem",
                px: 4,
                border: 0,
                borderBottom: "1px solid",
                borderColor: "line",
                bg: "transparent",
                color: "text",
                font: "inherit",
                outlineOffset: "-3px",
                "&::placeholder": { color: "muted", opacity: 1 },
              }}
            />
            <Command.List sx={{ maxHeight: 300, overflowY: "auto", overscrollBehavior: "contain" }}>
              <Command.Empty sx={{ p: 5, textAlign: "center", color: "muted" }}>
                No results found
              </Command.Empty>
              <Command.Group
                heading="Pages"
                sx={{ "[cmdk-group-heading]": { variant: "text.smallCaps", px: 3, pt: 3, pb: 1 } }}
              >
                {matchEntries(entries, query).map(({ title, path, description }) => (
                  <Command.Item
                    key={path}
                    value={path}
                    onSelect={() => choose(path)}
                    sx={{
                      variant: "links.item",
                      flexDirection: "column",
                      alignItems: "flex-start",
                      justifyContent: "center",
                      py: 2,
                      cursor: "pointer",
                    }}
                  >
                    <span>{title}</span>
                    <span sx={{ fontSize: "small", color: "muted" }}>{description}</span>
                  </Command.Item>
                ))}
              </Command.Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
