import { Search } from "lucide";
import { useEffect, useState } from "react";
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
  const [query, setQuery] = useState("");
  const [Palette, showPalette] = useOnDemand(loadPalette);

  const change = (next: boolean | ((was: boolean) => boolean)) => {
    setOpen(next);
    // Every opening starts blank.
    setQuery("");
  };
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!event.repeat) change((was) => !was);
    };
    window.addEventListener("keydown", toggle);
    // What was asked for and typed before this button was alive (earlyWish.ts).
    window.earlyWish?.end("keydown");
    const early = window.earlyWish?.search;
    if (early !== undefined) {
      setOpen(true);
      setQuery(early);
    }
    return () => window.removeEventListener("keydown", toggle);
  }, []);
  useEffect(() => {
    if (!open) return;
    void showPalette().then((came) => {
      if (came) return;
      change(false);
      tellVisitor("The search could not be loaded. All pages are listed at the foot of each page.");
    });
    // Until the palette's field has the focus, what is typed goes into it all the same.
    const type = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest("[role=dialog]")) return;
      if (event.key === "Escape") change(false);
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setQuery((before) => before + event.key);
    };
    window.addEventListener("keydown", type);
    return () => window.removeEventListener("keydown", type);
  }, [open, showPalette]);

  return (
    <>
      <IconButton
        label="Search"
        className="needs-script"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => prepare(loadPalette)}
        onFocus={() => prepare(loadPalette)}
        onClick={() => change((was) => !was)}
      >
        <Icon icon={Search} size={20} />
      </IconButton>
      {Palette && <Palette {...{ open, entries, query }} onOpenChange={change} onQueryChange={setQuery} />}
    </>
  );
}
