/** What there is: the kinds of content, the entries of each, and a field to find one. */
import { useState } from "react";
import { kindName, openedAt } from "../addresses";
import { kinds } from "../../../src/content-model/kinds";
import { hasWords } from "../forms/Choices";
import type { Overview } from "../overview";
import { usePlace } from "./router";

export function Contents({ overview }: { overview: Overview | undefined }) {
  const { address } = usePlace();
  const [sought, setSought] = useState("");
  const openKind = openedAt(address)?.kind;
  const isSeeking = sought.trim() !== "";
  return (
    <nav aria-label="Content">
      <input
        type="search"
        aria-label="Find a page or an entry"
        placeholder="Find"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <ul>
        {kinds.map((kind) => {
          const name = kindName(kind);
          const entries = (overview?.entries ?? []).filter((entry) => entry.kind === name);
          const isShown = isSeeking || (kind === openKind && kind.shape === "markdown");
          const found = entries.filter(
            ({ title, detail }) => isShown && hasWords(`${title} ${detail}`, sought),
          );
          if (isSeeking && found.length === 0) return null;
          return (
            <li key={name}>
              <a href={`/${name}`} aria-current={kind === openKind ? "true" : undefined}>
                {kind.label} <small>{entries.length > 0 && entries.length}</small>
              </a>
              {found.length > 0 && (
                <ul>
                  {found.map((entry) => (
                    <li key={entry.address}>
                      <a href={entry.address} aria-current={entry.address === address ? "page" : undefined}>
                        {entry.title} <small>{entry.detail}</small>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
