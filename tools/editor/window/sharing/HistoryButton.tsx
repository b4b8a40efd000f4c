import { useState } from "react";
import { TakeBack } from "./TakeBack";

/** Opens the history of one file, from which each change can be undone. */
export function HistoryButton({ path }: { path: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        Earlier versions
      </button>
      {isOpen && <TakeBack close={() => setOpen(false)} path={path} />}
    </>
  );
}
