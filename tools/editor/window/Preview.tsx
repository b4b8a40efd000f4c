/** The page of the site next to its form. A click on a text of the page opens the field that contains the text. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ClickReport } from "../../../src/browser/editorFrame";
import type { PageSnapshot } from "../../../src/browser/capturePage";
import type { Answer } from "../server/actions";
import { problemsId } from "./ProblemsPanel";
import { remember, remembered } from "./remembered";
import { go } from "./router";
import { changed, send, sentenceOf } from "./send";
import { NewPageSketch } from "./NewPageSketch";

/** The delay, in milliseconds, after which the editor asks again whether the site has made a page. */
const pollInterval = 1000;

/** The time, in milliseconds, after which the cursor is in its final position when a text gets the focus. */
const settlingTime = 60;

/** Returns the part of a text that contains the cursor: a paragraph, a heading, a list item or a table cell. */
function blockAtCursor(text: Element): Element | undefined {
  const at = getSelection()?.anchorNode;
  const element = at instanceof Element ? at : at?.parentElement;
  return (
    (text.contains(element ?? null) && element?.closest("h2, h3, h4, h5, h6, p, li, td, th")) || undefined
  );
}

/**
 * Returns the text that the page shows for a paragraph, heading, list item or table cell, without citation numbers and with its line
 * breaks.
 */
function shownText(block: Element | undefined): string {
  if (!block) return "";
  const copy = block.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll(".chip.citation")) each.remove();
  for (const each of copy.querySelectorAll("br")) each.replaceWith("\n");
  return copy.textContent;
}

/** Returns the text of a focused field, the paragraph at the cursor, or the title of a focused entry. */
function editedText(target: EventTarget | null): string {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return target.value;
  if (!(target instanceof Element)) return "";
  if (target.matches(".ProseMirror")) return shownText(blockAtCursor(target));
  // The date of an entry is left out, because the page shows it in another place than the title.
  return target.matches(".row > .title") ? (target.firstChild?.textContent ?? "") : "";
}

/** Returns the title of the innermost entry of a list that contains a control. Returns an empty text for any other control. */
function entryTitle(control: EventTarget | null): string {
  const entry = control instanceof Element ? control.closest(".list li") : null;
  return entry?.querySelector(":scope > .row > .title")?.firstChild?.textContent ?? "";
}

/** The theme and the width of the preview, which this browser remembers. */
interface Look {
  isDark: boolean;
  isPhone: boolean;
}

const lookKey = "look of the page";

/** Returns the remembered theme and width. If this browser does not remember any yet, the page is light or dark like the editor. */
function rememberedLook(): Look {
  const first: Look = { isDark: matchMedia("(prefers-color-scheme: dark)").matches, isPhone: false };
  return { ...first, ...remembered<Look>(lookKey) };
}

/** The label of the print button, for each template that is made for printing. */
const printed: Readonly<Record<string, string>> = {
  leaflet: "Print the leaflet",
  petition: "Print the petition",
};

interface Props {
  site: string;
  /** The content file whose page is shown. For a new file, this is its folder with a slash at the end. */
  path: string;
  /** In a narrow window: true while the page is shown in place of the form. */
  isInFront: boolean;
}

export function Preview({ site, path, isInFront }: Props) {
  const [page, setPage] = useState<Partial<Answer<"pageOfForm">>>({});
  const [failure, setFailure] = useState<string>();
  const element = useRef<HTMLIFrameElement>(null);
  const [look, setLook] = useState(rememberedLook);
  const post = useCallback(
    (message: object) => element.current?.contentWindow?.postMessage(message, new URL(site).origin),
    [site],
  );
  const isNew = path.endsWith("/");
  const { isDark, isPhone } = look;
  const chooseLook = (next: Look) => {
    setLook(next);
    remember(lookKey, next);
  };
  useEffect(() => {
    post({ theme: isDark ? "dark" : "light" });
  }, [post, isDark]);
  const showEdited = useRef<() => void>(undefined);
  useEffect(() => {
    // The address of the window may have moved the focus to a field already.
    let control: EventTarget | null = document.activeElement;
    let block: Element | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Scrolls the page to the text that somebody is editing, and highlights this text.
    const show = () => {
      const text = editedText(control);
      // The page may not show the text, for example because the field is a date, or because the text is not saved. It then shows the entry.
      const entry = entryTitle(control);
      if (text.trim() !== "") post({ show: text, ...(entry !== "" && { entry }) });
    };
    // Calls `show` after a delay. When a text gets the focus, the cursor is at its beginning for a moment. Without the delay, the page
    // would scroll to the beginning of the text.
    const showSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(show, settlingTime);
    };
    const focus = ({ target }: Event) => {
      if (editedText(target) === "" && !(target instanceof HTMLInputElement)) return;
      control = target;
      showSoon();
    };
    const move = () => {
      const text = document.activeElement;
      const next = text?.matches(".ProseMirror") ? blockAtCursor(text) : undefined;
      if (!next || next === block) return;
      [control, block] = [text, next];
      showSoon();
    };
    showEdited.current = show;
    addEventListener("focusin", focus);
    document.addEventListener("selectionchange", move);
    // After a save, the page scrolls to the text again, because the page receives the new text only then.
    addEventListener(changed, show);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusin", focus);
      document.removeEventListener("selectionchange", move);
      removeEventListener(changed, show);
    };
  }, [post]);
  // A page that is not shown cannot scroll, so it scrolls to the edited text as soon as it is shown.
  useEffect(() => {
    if (isInFront) showEdited.current?.();
  }, [isInFront]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      clearTimeout(timer);
      if (isNew) return;
      // If the editor does not answer, the page that is already shown stays.
      const answer = await send("pageOfForm", { path }).catch((error: unknown) => {
        if (!isOver) setFailure(sentenceOf(error));
      });
      if (isOver) return;
      if (answer) {
        setPage(answer);
        setFailure(undefined);
      }
      const isExpected = !answer || answer.address !== undefined;
      if (isExpected && !answer?.isMade) timer = setTimeout(() => void look(), pollInterval);
    };
    const again = () => void look();
    setPage({});
    setFailure(undefined);
    again();
    addEventListener(changed, again);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener(changed, again);
    };
  }, [path, isNew]);
  useEffect(() => {
    const click = ({ origin, data }: MessageEvent<{ clicked?: ClickReport; isReady?: boolean }>) => {
      if (origin !== new URL(site).origin) return;
      if (data.isReady) {
        post({ theme: isDark ? "dark" : "light" });
        showEdited.current?.();
      }
      if (!data.clicked) return;
      void send("locate", data.clicked).then(
        ({ place }) => place && go(`${place.address}#${place.field}`, { snippet: place.snippet }),
      );
    };
    addEventListener("message", click);
    return () => removeEventListener("message", click);
  }, [site, post, isDark]);
  const { address, isMade, isSaved, template = "" } = page;
  if (isNew || isSaved === false) return <NewPageSketch path={path} />;
  if (isMade === false && address === undefined)
    return <p>This testimony is withdrawn, so there is no page to show.</p>;
  if (!isMade || address === undefined)
    return failure !== undefined ? (
      <p>{failure}</p>
    ) : (
      <p aria-busy>
        The site is making the page, which appears here in a moment. If problems are listed at the bottom of
        the window, correct them first. If the page has not appeared after two minutes, close other windows of
        the editor, or start the editor again.
      </p>
    );
  return (
    <>
      <button type="button" className="skip" onClick={() => document.getElementById(problemsId)?.focus()}>
        Skip the page on the site
      </button>
      <p className="page-bar">
        <a className="button" href={new URL(address, site).href} target="_blank" rel="noreferrer">
          Open the page
        </a>
        {printed[template] !== undefined && (
          <button type="button" onClick={() => post({ print: true })}>
            {printed[template]}
          </button>
        )}
        <button type="button" aria-pressed={isDark} onClick={() => chooseLook({ ...look, isDark: !isDark })}>
          Dark
        </button>
        <button
          type="button"
          aria-pressed={isPhone}
          onClick={() => chooseLook({ ...look, isPhone: !isPhone })}
        >
          As on a phone
        </button>
      </p>
      <iframe
        ref={element}
        className={isPhone ? "phone" : undefined}
        src={new URL(address, site).href}
        title="The page on the site"
      />
    </>
  );
}

/**
 * The time, in milliseconds, after which a request for a snapshot counts as failed. Even a page with many large pictures needs less time.
 */
const takingTimeout = 20_000;

/**
 * Returns a snapshot of the page next to the form. If the site is still making the page, or the page is still loading, the function waits
 * until the page is ready.
 */
export function requestSnapshot(): Promise<PageSnapshot> {
  const find = () => document.querySelector<HTMLIFrameElement>("aside iframe");
  const isExpected = document.querySelector("aside :is(iframe, [aria-busy=true])") !== null;
  return new Promise((resolve, reject) => {
    const ask = () => {
      const frame = find();
      if (!frame) return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({
        data: { page, failure },
      }: MessageEvent<{ page?: PageSnapshot; failure?: string }>) => {
        stop();
        if (page) resolve(page);
        else fail(`cannot be put into a file: ${failure ?? ""}`);
      };
      frame.contentWindow?.postMessage({ take: true }, new URL(frame.src).origin, [port2]);
    };
    const askAgain = ({ origin, data }: MessageEvent<{ isReady?: boolean } | null>) => {
      const frame = find();
      if (frame && origin === new URL(frame.src).origin && data?.isReady) ask();
    };
    const stop = () => {
      clearTimeout(timer);
      removeEventListener("message", askAgain);
    };
    const fail = (why: string) => {
      stop();
      reject(
        new Error(`The page of the site ${why}. Wait until the page is shown in the editor, then try again.`),
      );
    };
    const timer = setTimeout(() => fail("does not answer"), isExpected ? takingTimeout : 0);
    addEventListener("message", askAgain);
    ask();
  });
}
