/** The frame: what there is, the open form, and its page of the site. */
import { useEffect, useState } from "react";
import { kinds } from "../../../src/content-model/kinds";
import { kindName, openedAt, type Opened } from "../addresses";
import { FormPage } from "../forms/FormPage";
import type { Overview } from "../overview";
import { StateBar } from "../sharing/StateBar";
import { Contents } from "./Contents";
import { Foot } from "./Foot";
import { Preview } from "./Preview";
import { usePlace } from "./router";
import { changed } from "./send";
import { useAnswer } from "./useAnswer";

const name = "Content editor";

function titleOf(opened: Opened | undefined, address: string, overview: Overview | undefined): string {
  if (!opened) return name;
  const { kind, path } = opened;
  if (path?.endsWith("/")) return `New ${kind.one}`;
  const entry =
    kind.shape === "markdown" && path ? overview?.entries.find((one) => one.address === address) : undefined;
  return entry?.title ?? (kind.shape === "markdown" && path ? decodeURIComponent(address) : kind.label);
}

export function App() {
  const { address } = usePlace();
  const { answer: references, failure: silence } = useAnswer("references");
  const isDue = references !== undefined;
  const { answer: overview, failure = silence } = useAnswer("overview", isDue);
  const [isPage, setPage] = useState(false);
  const opened = openedAt(address);
  const { path } = opened ?? {};
  const title = titleOf(opened, address, overview);
  useEffect(() => {
    // A form says itself what it is called.
    if (path === undefined) document.title = opened ? `${title} · ${name}` : name;
  }, [opened, path, title]);
  // A form that was left may have left something unsaved.
  useEffect(() => () => void dispatchEvent(new Event(changed)), [path]);
  const site = overview?.site;
  return (
    <div className="frame" data-open={path !== undefined} data-page={isPage}>
      <header>
        <a href="/">{name}</a>
        <StateBar isDue={isDue} />
        {site !== undefined && path !== undefined && (
          <button type="button" className="fold" aria-pressed={isPage} onClick={() => setPage(!isPage)}>
            Page
          </button>
        )}
      </header>
      <Contents overview={overview} />
      <main>
        {opened && path !== undefined ? (
          <FormPage key={path} opened={{ ...opened, path }} {...{ title, references }} />
        ) : (
          <Entries {...{ opened, title, overview }} />
        )}
      </main>
      {site !== undefined && path !== undefined && (
        <aside aria-label="The page on the site">
          <Preview site={site} path={path.endsWith("/") ? undefined : path} />
        </aside>
      )}
      <Foot {...{ overview, failure, path }} />
    </div>
  );
}

/** What a folder holds; at the first page, all kinds. */
function Entries({
  opened,
  title,
  overview,
}: {
  opened: Opened | undefined;
  title: string;
  overview: Overview | undefined;
}) {
  if (!opened)
    return (
      <>
        <h1>{title}</h1>
        <p className="lead">Choose what to change, or find it by a word of its title.</p>
        <ul className="cards">
          {kinds.map((kind) => (
            <li key={kind.source}>
              <a href={`/${kindName(kind)}`}>
                <strong>{kind.label}</strong> <small>{kind.description}</small>
              </a>
            </li>
          ))}
        </ul>
      </>
    );
  const { kind } = opened;
  const entries = overview?.entries.filter((entry) => entry.kind === kindName(kind)) ?? [];
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{kind.description}</p>
      <a className="button main" href={`/${kindName(kind)}/new`}>
        New {kind.one}
      </a>
      <ul className="cards">
        {entries.map((entry) => (
          <li key={entry.address}>
            <a href={entry.address}>
              <strong>{entry.title}</strong> <small>{entry.detail}</small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
