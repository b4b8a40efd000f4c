/** The layout of the editor: the list of all content, the open form, and its page on the site. */
import { useEffect, useState } from "react";
import { decodeEscapes } from "../../../src/lib/decodeEscapes";
import {
  approvalsAddress,
  kindName,
  parseRoute,
  otherPages,
  publishAddress,
  changesAddress,
  type Route,
} from "../common/addresses";
import { Approvals } from "./approving/Approvals";
import { focusIfLost } from "./forms/focusAfterRender";
import { isSettledDraft, sessionAt } from "./forms/editSession";
import { FormPage } from "./forms/FormPage";
import type { Overview } from "../server/overview";
import { PublishCheck } from "./sharing/PublishCheck";
import { ChangeList } from "./sharing/ChangeList";
import { StateBar } from "./sharing/StateBar";
import { Sidebar } from "./Sidebar";
import { ProblemsPanel } from "./ProblemsPanel";
import { KeysButton } from "./KeysButton";
import { Preview } from "./Preview";
import { Start } from "./Start";
import { usePlace } from "./router";
import { useServerData } from "./useServerData";

const name = "Content editor";

function titleOf(route: Route | undefined, address: string, overview: Overview | undefined): string {
  if (!route) return otherPages[address] ?? name;
  const { kind, path } = route;
  if (path?.endsWith("/")) return `New ${kind.one}`;
  const entry =
    kind.shape === "markdown" && path ? overview?.entries.find((one) => one.address === address) : undefined;
  return entry?.title ?? (kind.shape === "markdown" && path ? decodeEscapes(address) : kind.label);
}

interface EntriesProps {
  route: Route;
  title: string;
  overview: Overview | undefined;
}

export function App() {
  const { address, visit, deleted } = usePlace();
  const { answer: references, failure: silence } = useServerData("references");
  const isDue = references !== undefined;
  const { answer, failure = silence } = useServerData("overview", isDue);
  // The answer may be older than the last save or deletion. Without these filters, it would still list a draft that was just saved, or a
  // page that was just deleted.
  const overview = answer && {
    ...answer,
    drafts: answer.drafts.filter((draft) => !isSettledDraft(draft)),
    entries: answer.entries.filter((entry) => entry.address !== deleted),
  };
  // In a narrow window, the page of the site is in front of the form until somebody goes to another place, for example by a click on a text
  // of the page. The form would otherwise open this place behind the page, where nobody can see it.
  const [pageVisit, setPageVisit] = useState<number>();
  const isPage = pageVisit === visit;
  const route = parseRoute(address);
  const { path } = route ?? {};
  const session = path === undefined ? undefined : sessionAt(path);
  const isOther = address in otherPages;
  const title = titleOf(route, address, overview);
  useEffect(() => {
    // A form sets the title of the window itself, so this line sets the title only while no form is open.
    if (path === undefined) document.title = title === name ? name : `${title} · ${name}`;
  }, [path, title]);
  const site = overview?.site;
  return (
    <div className="frame" data-open={isOther || path !== undefined} data-page={isPage}>
      <header>
        <a href="/">{name}</a>
        <StateBar isDue={isDue} />
        {site !== undefined && path !== undefined && (
          <button
            type="button"
            className="fold"
            aria-pressed={isPage}
            onClick={() => setPageVisit(isPage ? undefined : visit)}
          >
            Page
          </button>
        )}
        <KeysButton />
      </header>
      <Sidebar overview={overview} />
      <main>
        {address === changesAddress && <ChangeList title={title} overview={overview} isDue={isDue} />}
        {address === approvalsAddress && <Approvals title={title} isDue={isDue} />}
        {route && session && (
          <FormPage
            key={session.number}
            route={{ ...route, path: session.path }}
            session={session}
            title={title}
            references={references}
          />
        )}
        {address === publishAddress && <PublishCheck title={title} isDue={isDue} />}
        {!isOther && route && path === undefined && (
          <Entries key={address} route={route} title={title} overview={overview} />
        )}
        {!isOther && !route && <Start title={title} overview={overview} />}
      </main>
      {site !== undefined && path !== undefined && (
        <aside aria-label="The page on the site">
          <Preview site={site} path={path} isInFront={isPage} />
        </aside>
      )}
      <ProblemsPanel overview={overview} failure={failure} path={path} />
    </div>
  );
}

/** The list of the files of a kind. */
function Entries({ route, title, overview }: EntriesProps) {
  const { status } = usePlace();
  const cards = overview?.entries.filter((entry) => entry.kind === kindName(route.kind)) ?? [];
  return (
    <>
      <h1 ref={focusIfLost} tabIndex={-1}>
        {title}
      </h1>
      <p role="status">{status ?? (overview ? "" : "Reading the content…")}</p>
      <p className="lead">{route.kind.contents}</p>
      <a className="button main" href={`/${kindName(route.kind)}/new`}>
        New {route.kind.one}
      </a>
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.address}>
            <a href={card.address}>
              <strong>{card.title}</strong> <small>{card.detail}</small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
