import { Search } from "lucide-react";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { IconButton } from "../components/IconButton";
import { whenIdle } from "../lib/whenIdle";
import type { SearchPaletteProps } from "./SearchPalette";
import { useSearchEntries } from "./useSearchEntries";

const loadPalette = () => import("./SearchPalette");

/** Ctrl or Cmd and K, without other modifiers (specification, section 9 "Keyboard shortcut"). */
const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** The search button and its shortcut; the palette itself is loaded when the browser is idle, or when wanted. */
export function SearchButton() {
  const entries = useSearchEntries();
  const [open, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<SearchPaletteProps>>();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => whenIdle(() => void loadPalette()), []);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!event.repeat) setOpen((was) => !was);
    };
    window.addEventListener("keydown", toggle);
    return () => window.removeEventListener("keydown", toggle);
  }, []);
  useEffect(() => {
    if (open) void loadPalette().then(({ SearchPalette }) => setPalette(() => SearchPalette));
  }, [open]);

  return (
    <>
      <IconButton
        ref={button}
        label="Search"
        className="needs-script"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette()}
        onClick={() => setOpen((was) => !was)}
      >
        <Search size={20} aria-hidden />
      </IconButton>
      {Palette && <Palette open={open} onOpenChange={setOpen} entries={entries} />}
    </>
  );
}
