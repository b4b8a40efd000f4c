/** What has changed in one file. */
import { useState } from "react";
import type { Sheet } from "../../sharing/unshared";
import { addressOf, addressOfChange } from "../addresses";
import { Changes } from "./Changes";
import { TakeBack } from "./TakeBack";

interface Props {
  change: Sheet["changes"][number];
  /** The commit up to which everything is shared. */
  base: string;
}

export function SheetFile({ change, base }: Props) {
  const { file, title, isDeleted, meanings } = change;
  const [isTaking, setTaking] = useState(false);
  const address = addressOf(file);
  const hasForm = address !== "/" && !isDeleted;
  return (
    <section aria-label={title}>
      <h2>{hasForm ? <a href={address}>{title}</a> : title}</h2>
      <ul className="meanings" aria-label={`What sharing it means: ${title}`}>
        {isDeleted && <li>Deleted.</li>}
        {meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ul>
      <Changes
        {...change}
        versions={[base]}
        addressOf={hasForm ? (one) => addressOfChange(file, one) : undefined}
      />
      <button type="button" aria-label={`Take this back: ${title}`} onClick={() => setTaking(true)}>
        Take this back
      </button>
      {isTaking && <TakeBack close={() => setTaking(false)} chosen={{ id: "unshared", files: [file] }} />}
    </section>
  );
}
