import { Command } from "cmdk";
import type { MouseEvent, ReactNode } from "react";
import { fragmentTarget } from "../browser/fragments.inline";
import { isModified } from "../lib/dom";
import { isCurrent } from "../lib/paths";

interface Props {
  /** Tells it from the other results. */
  value: string;
  href: string;
  children: ReactNode;
}

/** Gives the focus to the place that a result on the shown page leads to, once the dialog has closed and given it back to its button. */
function focusPlace({ currentTarget: { pathname, hash }, ...event }: MouseEvent<HTMLAnchorElement>): void {
  if (isModified(event.nativeEvent) || !isCurrent(pathname, location.pathname)) return;
  setTimeout(() => (fragmentTarget(hash) ?? document.querySelector("main"))?.focus({ preventScroll: true }));
}

/** A result: a link that can be opened in another tab or copied, and an option of the list. */
export const Result = ({ value, href, children }: Props) => (
  <Command.Item asChild value={value}>
    {/* The field keeps the focus while arrow keys select. */}
    <a href={href} tabIndex={-1} onClick={focusPlace}>
      {children}
    </a>
  </Command.Item>
);
