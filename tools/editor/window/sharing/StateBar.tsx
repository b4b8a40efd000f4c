/** The bar at the top: where the work is, and the ways to share and to take back. */
import { useState } from "react";
import { sheetAddress } from "../../common/addresses";
import { useAnswer } from "../useAnswer";
import { TakeBack } from "./TakeBack";

export function StateBar({ isDue }: { isDue: boolean }) {
  const { answer, failure } = useAnswer("state", isDue);
  const [isTaking, setTaking] = useState(false);
  return (
    <>
      <p role="status" aria-label="Where your work is">
        {answer?.line ?? failure}
      </p>
      <a className="button" href={sheetAddress}>
        Share
      </a>
      <button type="button" onClick={() => setTaking(true)}>
        Take back
      </button>
      {isTaking && <TakeBack close={() => setTaking(false)} />}
    </>
  );
}
