import { Command } from "cmdk";
import { navigate } from "gatsby";
import { useState } from "react";
import { matchEntries, type SearchEntry } from "./matchEntries";
import { placeholder } from "./placeholder";

export interface PaletteProps {
  entries: readonly SearchEntry[];
  /** Called before the chosen page is shown. */
  onChoose: () => void;
}

/**
 * The field and list of the search dialog: cmdk's, with our own, never fuzzy filter. The field is cmdk's to keep: given its text as a
 * prop, cmdk would select the first entry a moment after each letter, over what an arrow key had selected meanwhile.
 */
export default function Palette({ entries, onChoose }: PaletteProps) {
  const [query, setQuery] = useState("");
  const choose = (path: string) => {
    onChoose();
    navigate(path);
  };
  return (
    <Command shouldFilter={false} label="Search the site" loop>
      <Command.Input placeholder={placeholder} onValueChange={setQuery} />
      <Command.List
        sx={{
          maxHeight: 300,
          overflowY: "auto",
          overscrollBehavior: "contain",
          borderTop: "1px solid",
          borderColor: "line",
        }}
      >
        <Command.Empty sx={{ p: 5, textAlign: "center", color: "muted" }}>No results found</Command.Empty>
        <Command.Group
          heading="Pages"
          sx={{
            "[cmdk-group-heading]": { variant: "text.smallCaps", px: 3, pt: 3, pb: 1 },
            "[cmdk-item]": {
              variant: "links.item",
              flexDirection: "column",
              alignItems: "flex-start",
              justifyContent: "center",
              py: 2,
              cursor: "pointer",
            },
            "span + span": { fontSize: "small", color: "muted" },
          }}
        >
          {matchEntries(entries, query).map(({ title, path, description }) => (
            <Command.Item key={path} value={path} onSelect={() => choose(path)}>
              <span>{title}</span>
              <span>{description}</span>
            </Command.Item>
          ))}
        </Command.Group>
      </Command.List>
    </Command>
  );
}
