/** Opens the form of a file. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { addressOf, entryName, listField, type Route } from "../../common/addresses";
import { go, usePlace } from "../router";
import { send, sentenceOf } from "../send";
import { retryInterval } from "../useServerData";
import type { States } from "../approving/ApprovalState";
import type { References } from "../../server/references";
import type { Still } from "../../server/stillElsewhere";
import { momentOf } from "../../common/shownDate";
import { dropCopies, type Copy } from "./browserCopy";
import type { EditSession } from "./editSession";
import { Form, type FocusedField } from "./Form";
import { loadTextField } from "./loadTextField";
import { valueAt } from "./store";
import { TextForm } from "./TextForm";

interface Props {
  route: Route & { path: string };
  session: EditSession;
  title: string;
  references: References | undefined;
}

/** The form to open: its first message, the entry to unfold, and the places that still contain the old version of a changed detail. */
interface Asked {
  isText?: boolean;
  status: string;
  entry?: string | undefined;
  still?: Still[] | undefined;
  /** Returns the field that has the focus when the function is called. */
  focused?: (() => FocusedField | undefined) | undefined;
}

export function FormPage({ route, session, title, references }: Props) {
  const { path, entry, kind } = route;
  const { field, status: firstStatus = "" } = usePlace();
  const [asked, setAsked] = useState<Asked>({ status: firstStatus });
  const reading = useSyncExternalStore(session.subscribe, () => session.reading);
  /**
   * The states of the file's approvals, or undefined until the form is opened. Until then, no form is shown, even if the session already
   * has values, because reading the file replaces the form of the session.
   */
  const [approvals, setApprovals] = useState<States>();
  const [failure, setFailure] = useState("");
  const [copy, setCopy] = useState<Copy>();
  useEffect(() => session.attach(), [session]);
  useEffect(() => {
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      try {
        const [reading, approvals, { selectionIn }] = await Promise.all([
          session.read(asked.isText === true),
          // A list does not have an approval as a whole, because each person approves one entry. If the approvals cannot be loaded, the
          // form opens without them.
          kind.shape === "markdown" && !session.path.endsWith("/")
            ? send("fileApprovals", { path: session.path }).catch(() => [])
            : [],
          loadTextField(),
        ]);
        if (!isShown) return;
        const focused = asked.focused?.();
        if (reading && !session.show(reading)) return void open();
        setFailure("");
        setApprovals(approvals);
        // If the unsaved changes of the current form could not be stored, this form stays open, because only this form has them.
        if (!reading) return;
        setCopy(reading.copy);
        if (asked.entry !== undefined) go(addressOf(session.path, asked.entry), { replace: true });
        // A field whose path contains a number does not get the focus again, because the number may now belong to another entry.
        else if (focused && !/\d/.test(focused.field)) {
          const { field, control, value: before, cursor } = focused;
          const after = valueAt(reading.opened.values ?? {}, field);
          const isText = typeof before === "string" && typeof after === "string" && control === field;
          const moved = isText && focused.isText && cursor ? selectionIn(before, after, cursor) : undefined;
          // The field gets the focus again only if the words at the cursor are the same as before. Otherwise, the cursor would be in a
          // wrong place.
          if (before === after || moved) go(`#${control}`, { replace: true, cursor: moved ?? cursor });
        }
      } catch (error) {
        if (!isShown) return;
        setFailure(sentenceOf(error));
        timer = setTimeout(() => void open(), retryInterval);
      }
    };
    void open();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [session, asked, kind]);
  const opened = reading?.opened;
  useEffect(() => {
    const entries = opened?.values?.[listField];
    if (entry === undefined || field !== "" || !Array.isArray(entries)) return;
    const named = (entries as Record<string, unknown>[]).findIndex((one) => entryName(one) === entry);
    const index = named === -1 ? Number(entry) - 1 : named;
    if (entries[index]) go(`#${listField}.${index}`, { replace: true });
  }, [opened, entry, field]);
  const reopen = (status = "", entry?: string, still?: Still[], focused?: Asked["focused"]) =>
    setAsked({ status, entry, still, focused });
  const shown = useSyncExternalStore(session.subscribe, () => session.shown);
  /** The title in the form when it was last opened or saved. */
  const named = path.endsWith("/") ? undefined : valueAt(shown ?? {}, kind.form?.namedBy ?? "");
  const shownTitle = typeof named === "string" && named !== "" ? named : title;
  useEffect(() => {
    document.title = `${shownTitle} · Content editor`;
  }, [shownTitle]);
  if (failure !== "") return <p role="alert">{failure}</p>;
  if (!opened || !approvals || !references) return <p role="status">Opening…</p>;
  const takeCopy = async (copy: Copy) => {
    await session.restore(copy);
    reopen();
  };
  const form = { session, title: shownTitle };
  return (
    <>
      {copy && (
        <div role="alert" className="notice wrong">
          <p>
            This browser has a copy of the text that you typed here {momentOf(copy.when)}. The editor could
            not store it, because it did not answer or the disk was full.
          </p>
          <p>
            <button type="button" onClick={() => void takeCopy(copy)}>
              Restore the copy
            </button>{" "}
            <button
              type="button"
              className="quiet"
              onClick={() => {
                dropCopies(copy);
                setCopy(undefined);
              }}
            >
              Discard the copy
            </button>
          </p>
        </div>
      )}
      {opened.broken ? (
        <TextForm key={session.readings} {...form} broken={opened.broken} done={() => reopen()} />
      ) : (
        <Form
          key={session.readings}
          {...form}
          route={route}
          approvals={approvals}
          references={references}
          reopen={reopen}
          firstStatus={asked.status}
          firstStill={asked.still}
          openText={() => setAsked({ isText: true, status: "" })}
        />
      )}
    </>
  );
}
