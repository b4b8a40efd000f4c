/** The bar at the top of the editor. It says which changes are shared and online, and has the buttons to share and to undo changes. */
import { useState } from "react";
import { publishAddress, changesAddress } from "../../common/addresses";
import { useServerData } from "../useServerData";
import { newsInWords, useNews } from "./News";
import { TakeBack } from "./TakeBack";

export function StateBar({ isDue }: { isDue: boolean }) {
  const { answer, failure } = useServerData("state", isDue);
  const { news } = useNews(isDue && answer !== undefined) ?? {};
  const [isTaking, setTaking] = useState(false);
  return (
    <>
      <p role="status" aria-label="Where your work is">
        {answer?.line ?? failure}
        {news && (
          <>
            {" · "}
            <a href={changesAddress}>{newsInWords(news)}</a>
          </>
        )}
      </p>
      <a className="button" href={publishAddress}>
        Publish check
      </a>
      <a className="button" href={changesAddress}>
        Share
      </a>
      <button type="button" onClick={() => setTaking(true)}>
        Undo a change
      </button>
      {isTaking && <TakeBack close={() => setTaking(false)} />}
    </>
  );
}
