/** The page of the site beside its form; a click on it opens the field that it comes from. */
import { useEffect, useRef, useState } from "react";
import type { ClickReport } from "../../../src/browser/editorFrame";
import type { PageSnapshot } from "../../../src/browser/capturePage";
import type { Answer } from "../server/actions";
import { footId } from "./Foot";
import { go } from "./router";
import { changed, send } from "./send";

/** Milliseconds until the site is asked again for a page that it has not made yet. */
const pollInterval = 1000;

/** The text of the focused field, or the title of the focused entry. */
function editedText(target: EventTarget | null): string {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return target.value;
  return target instanceof Element && target.matches(".row > .title") ? target.textContent : "";
}

interface Props {
  site: string;
  /** The content file whose page is shown; undefined for one that does not exist yet. */
  path: string | undefined;
}

export function Preview({ site, path }: Props) {
  const [page, setPage] = useState<Partial<Answer<"addressFor">>>({});
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Brings what is being edited into view on the page, and marks it.
    const show = ({ target }: Event) => {
      const text = editedText(target);
      if (text.trim() !== "")
        element.current?.contentWindow?.postMessage({ show: text }, new URL(site).origin);
    };
    addEventListener("focusin", show);
    return () => removeEventListener("focusin", show);
  }, [site]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      clearTimeout(timer);
      if (path === undefined) return;
      const answer = await send("addressFor", { path }).catch(() => undefined);
      if (isOver) return;
      setPage(answer ?? {});
      const isExpected = !answer || answer.address !== undefined;
      if (isExpected && !answer?.isMade) timer = setTimeout(() => void look(), pollInterval);
    };
    const again = () => void look();
    setPage({});
    again();
    addEventListener(changed, again);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener(changed, again);
    };
  }, [path]);
  useEffect(() => {
    const click = ({ origin, data }: MessageEvent<{ clicked?: ClickReport }>) => {
      if (origin !== new URL(site).origin || !data.clicked) return;
      void send("locate", data.clicked).then(
        ({ place }) => place && go(`${place.address}#${place.field}`, { snippet: place.snippet }),
      );
    };
    addEventListener("message", click);
    return () => removeEventListener("message", click);
  }, [site]);
  if (path === undefined) return <p>Save it once to see its page here.</p>;
  const { address, isMade } = page;
  if (isMade === false && address === undefined)
    return <p>It is withdrawn, so the site has no page of it.</p>;
  if (!isMade || address === undefined)
    return <p>The page is being made and appears here. If mistakes are listed below, correct them first.</p>;
  return (
    <>
      <button type="button" onClick={() => document.getElementById(footId)?.focus()}>
        Skip the page on the site
      </button>
      <iframe ref={element} src={new URL(address, site).href} title="The page on the site" />
    </>
  );
}

/** Milliseconds in which a page with many large pictures answers. */
const takingTimeout = 20_000;

/** The page that is beside the form, as it is shown. */
export function requestSnapshot(): Promise<PageSnapshot> {
  const frame = document.querySelector<HTMLIFrameElement>("aside iframe");
  const { port1, port2 } = new MessageChannel();
  frame?.contentWindow?.postMessage({ take: true }, new URL(frame.src).origin, [port2]);
  return new Promise((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`The page of the site ${why}. Wait until it is beside the form, then try again.`));
    const timer = setTimeout(() => fail("does not answer"), frame ? takingTimeout : 0);
    port1.onmessage = ({
      data: { page, failure },
    }: MessageEvent<{ page?: PageSnapshot; failure?: string }>) => {
      clearTimeout(timer);
      if (page) resolve(page);
      else fail(`cannot be put into a file: ${failure ?? ""}`);
    };
  });
}
