import { Search } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon";
import { IconButton } from "../components/IconButton";
import { tellVisitor } from "../components/toasts";
import { prepare, useOnDemand } from "../components/useOnDemand";
import { useSearchEntries } from "./useSearchEntries";

const loadPalette = () => import("./SearchPalette");

/** Ctrl or Cmd and K, without other modifiers (specification, section 9 "Keyboard shortcut"). */
const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** The search button and its shortcut; the palette itself is loaded when the pointer or the focus comes near, or the shortcut asks for it. */
export function SearchButton() {
  const entries = useSearchEntries();
  const [open, setOpen] = useState(false);
  const [Palette, showPalette] = useOnDemand(loadPalette);
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
    const giveUp = () => {
      setOpen(false);
      setTyped("");
    };
    void showPalette().then((came) => {
      if (came) return;
      giveUp();
      tellVisitor("The search could not be loaded. All pages are listed at the foot of each page.");
    });
    // Nothing that is typed while the palette is on its way may be lost.
    const keep = (event: KeyboardEvent) => {
      if (event.key === "Escape") giveUp();
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setTyped((before) => before + event.key);
    };
    window.addEventListener("keydown", keep);
    return () => window.removeEventListener("keydown", keep);
  }, [open, Palette, showPalette]);

  return (
    <>
      <IconButton
        ref={button}
        label="Search"
        className="needs-script"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => prepare(loadPalette)}
        onFocus={() => prepare(loadPalette)}
        onClick={() => setOpen((was) => !was)}
      >
        <Icon icon={Search} size={20} />
      </IconButton>
      {Palette && <Palette open={open} onOpenChange={setOpen} entries={entries} typed={typed} />}
    </>
  );
}
