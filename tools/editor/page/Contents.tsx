/** What there is: the kinds of content, the entries of each, and a field to find one. */
import { useState } from "react";
import { kindName, openedAt } from "../addresses";
import { kinds } from "../../../src/content-model/kinds";
import { hasWords } from "../forms/Choices";
import type { Overview } from "../overview";
import { follow, usePlace } from "./router";

export function Contents({ overview }: { overview: Overview | undefined }) {
  const { address } = usePlace();
  const [sought, setSought] = useState("");
  const openKind = openedAt(address)?.kind;
  const isSeeking = sought.trim() !== "";
  const shown = kinds.flatMap((kind) => {
    const name = kindName(kind);
    const entries = (overview?.entries ?? []).filter((entry) => entry.kind === name);
    const isListed = isSeeking || (kind === openKind && kind.shape === "markdown");
    const found = entries.filter(({ title, detail }) => isListed && hasWords(`${title} ${detail}`, sought));
    const isLeftOut = found.length === 0 && !hasWords(kind.label, sought.trim());
    return isLeftOut ? [] : [{ kind, name, found, count: entries.length }];
  });
  const [first] = shown;
  const openFirst = () => first && follow(first.found[0]?.address ?? `/${first.name}`);
  return (
    <nav aria-label="Content">
      <input
        type="search"
        aria-label="Find a page or an entry"
        placeholder="Find"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={({ key }) => key === "Enter" && isSeeking && openFirst()}
      />
      <p role="status">{shown.length === 0 && "Nothing has these words in its name."}</p>
      <ul>
        {shown.map(({ kind, name, found, count }) => (
          <li key={name}>
            <a href={`/${name}`} aria-current={kind === openKind ? "true" : undefined}>
              {kind.label} <small>{count > 0 && count}</small>
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
        ))}
      </ul>
    </nav>
  );
}
