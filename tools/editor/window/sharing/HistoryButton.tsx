import { useState } from "react";
import { TakeBack } from "./TakeBack";

/** A button that opens the history of one file. Each change can be undone there. */
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
