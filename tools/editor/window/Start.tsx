/** The start page. The page lists unsaved forms, matters that need attention, the most common tasks, and all kinds of content. */
import { kinds } from "../../../src/content-model/kinds";
import { contactCardKind } from "../../../src/content-model/contactCard";
import type { Kind } from "../../../src/content-model/kind";
import { pageKind } from "../../../src/content-model/page";
import { testimonyKind } from "../../../src/content-model/testimony";
import { timelineEventKind } from "../../../src/content-model/timelineEvent";
import {
  addressOf,
  approvalsAddress,
  kindName,
  newPath,
  publishAddress,
  changesAddress,
} from "../common/addresses";
import { countPlaces } from "../common/countPlaces";
import { momentOf } from "../common/shownDate";
import type { Overview } from "../server/overview";
import { problemsId } from "./ProblemsPanel";
import { focusIfLost } from "./forms/focusAfterRender";
import { usePlace } from "./router";
import { News, useNews } from "./sharing/News";
import { useServerData } from "./useServerData";

const listOf = (kind: Kind) => `/${kindName(kind)}`;

/** The most frequent tasks, each with the address of its form. */
const tasks: readonly (readonly [address: string, task: string])[] = [
  [listOf(pageKind), "Change the text of a page"],
  [listOf(timelineEventKind), "Add an event to the timeline"],
  [listOf(contactCardKind), "Change a telephone number or an address"],
  [addressOf(newPath(testimonyKind)), "Add a testimony"],
  [changesAddress, "Share your changes with everybody else"],
];

/** The maximum number of missing approvals that the start page lists. */
const maxNamed = 3;

export function Start({ title, overview }: { title: string; overview: Overview | undefined }) {
  const { status } = usePlace();
  const others = useNews(overview !== undefined);
  const { answer: waits } = useServerData("missingApprovals", overview !== undefined);
  const heading = (
    <>
      <h1 ref={focusIfLost} tabIndex={-1}>
        {title}
      </h1>
      <p role="status">{status ?? (overview ? "" : "Reading the content…")}</p>
    </>
  );
  if (!overview) return heading;
  const { drafts, problems } = overview;
  const count = countPlaces(problems);
  return (
    <>
      {heading}
      {drafts.length > 0 && (
        <section className="start" aria-labelledby="continue">
          <h2 id="continue">Continue where you stopped</h2>
          <ul>
            {drafts.map(({ name, address, when, form, isHeldBack, words }) => (
              <li key={`${address} ${form}`}>
                <a href={address}>{name}</a>{" "}
                <small>
                  {isHeldBack ? "held back from sharing" : `typed ${momentOf(when)}, not saved yet`}
                  {words !== undefined && `: “${words}”`}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* Each line is rendered from the beginning, because a line that appeared later would move the links below it. */}
      <section className="start" aria-labelledby="attention">
        <h2 id="attention">What needs attention</h2>
        <ul>
          <li>
            {problems.length === 0 ? (
              "Nothing to correct"
            ) : (
              <>
                <button
                  type="button"
                  className="quiet"
                  onClick={() => document.getElementById(problemsId)?.focus()}
                >
                  {count === 1 ? "1 thing to correct" : `${count} things to correct`}
                </button>{" "}
                <small>listed at the bottom of the window</small>
              </>
            )}
          </li>
          <li className="one-line">
            {!waits && "Looking for missing approvals…"}
            {waits?.length === 0 && "No approval is missing"}
            {waits && waits.length > 0 && (
              <>
                <a href={approvalsAddress}>
                  {waits.length === 1 ? "1 approval is missing" : `${waits.length} approvals are missing`}
                </a>{" "}
                <small>
                  {waits
                    .slice(0, maxNamed)
                    .map(({ of, whom }) => (of === whom ? of : `${of}: ${whom}`))
                    .join(" · ")}
                  {waits.length > maxNamed && " …"}
                </small>
              </>
            )}
          </li>
          <li>
            {!others && "Asking whether others have shared something…"}
            {others && !others.news && (
              <>
                Nobody else has shared anything new <small>the editor checks this every few minutes</small>
              </>
            )}
            {others?.news && <News news={others.news} />}
          </li>
        </ul>
      </section>
      <section className="start" aria-labelledby="tasks">
        <h2 id="tasks">What people most often do</h2>
        <ul>
          {tasks.map(([address, task]) => (
            <li key={address}>
              <a href={address}>{task}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className="start" aria-labelledby="everything">
        <h2 id="everything">Everything that you can change</h2>
        <ul className="cards">
          <li>
            <a href={approvalsAddress}>
              <strong>Approvals</strong>{" "}
              <small>
                The approvals that are still missing, and the changes since each earlier approval.
              </small>
            </a>
          </li>
          <li>
            <a href={publishAddress}>
              <strong>Publish check</strong>{" "}
              <small>Everything that still prevents publishing, with links to the fields.</small>
            </a>
          </li>
          {kinds.map((kind) => (
            <li key={kind.type}>
              <a href={listOf(kind)}>
                <strong>{kind.label}</strong> <small>{kind.contents}</small>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
