import { Search } from "lucide";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { Icon } from "../components/Icon";
import { IconButton } from "../components/IconButton";
import type { SearchPaletteProps } from "./SearchPalette";
import { useSearchEntries } from "./useSearchEntries";

const loadPalette = () => import("./SearchPalette");

/** Ctrl or Cmd and K, without other modifiers (specification, section 9 "Keyboard shortcut"). */
const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** The search button and its shortcut; the palette itself is loaded when the pointer or the focus comes near, or the shortcut asks for it. */
export function SearchButton() {
  const entries = useSearchEntries();
  const [open, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<SearchPaletteProps>>();
  const [typed, setTyped] = useState("");
  const button = useRef<HTMLButtonElement>(null);

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
    if (!open || Palette) return;
    void loadPalette().then(({ SearchPalette }) => setPalette(() => SearchPalette));
    // Nothing that is typed while the palette is on its way may be lost.
    const keep = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        setOpen(false);
        setTyped("");
      }
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setTyped((before) => before + event.key);
    };
    window.addEventListener("keydown", keep);
    return () => window.removeEventListener("keydown", keep);
  }, [open, Palette]);

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
        onFocus={() => void loadPalette()}
        onClick={() => setOpen((was) => !was)}
      >
        <Icon icon={Search} size={20} />
      </IconButton>
      {Palette && <Palette open={open} onOpenChange={setOpen} entries={entries} typed={typed} />}
    </>
  );
}
