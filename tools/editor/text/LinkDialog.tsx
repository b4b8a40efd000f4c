import { Command } from "cmdk";
import { useState } from "react";
import { nameFor, pathOf } from "./paths";
import { Choices, TextDialog, type Choice, type DialogProps } from "./TextDialog";

/** Chooses where a link leads: a page, a testimony or a document by its name, or an address outside. */
export function LinkDialog({
  context,
  href,
  onClose,
  onLink,
}: DialogProps & {
  href: string | undefined;
  onLink: (href: string | undefined, title: string) => void;
}) {
  const [typed, setTyped] = useState("");
  const all: Choice[] = [
    ...(context.pages ?? []).map(({ file, title }) => ({ value: file, label: title, group: "Pages" })),
    ...(context.testimonies ?? []).map(({ file, title }) => ({
      value: file,
      label: title,
      group: "Testimonies",
    })),
    ...(context.documents ?? []).map(({ name }) => ({
      value: `documents/${name}`,
      label: name,
      group: "Documents",
    })),
  ];
  const outside = /^[^\s@/]+@[^\s@]+\.[^\s@]+$/.test(typed)
    ? `mailto:${typed}`
    : typed.replace(/^http:/, "https:");
  const isAddress = /^(https:\/\/[^\s/]+\.\S+|mailto:\S+)$/.test(outside);
  const now = href && (all.find(({ value }) => value === pathOf(href, context.file))?.label ?? href);
  return (
    <TextDialog label="Link" onClose={onClose}>
      {now && (
        <p>
          It leads to {now}.{" "}
          <button type="button" onClick={() => onLink(undefined, "")}>
            Remove the link
          </button>
        </p>
      )}
      <Choices
        label="Title of a page, or an address"
        choices={all}
        onType={setTyped}
        onChoose={(value) =>
          onLink(nameFor(value, context.file), all.find((each) => each.value === value)?.label ?? value)
        }
      >
        {isAddress && (
          <Command.Item value={typed} onSelect={() => onLink(outside, typed)}>
            <span>{outside}</span>
            <small>An address outside</small>
          </Command.Item>
        )}
      </Choices>
    </TextDialog>
  );
}
