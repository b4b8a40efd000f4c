/** Opens the form of a file. */
import { useEffect, useState } from "react";
import type { Answer } from "../../server/actions";
import { addressOf, entryName, listField, type Route } from "../../common/addresses";
import { go, usePlace } from "../router";
import { send, sentenceOf } from "../send";
import { retryInterval } from "../useServerData";
import type { States } from "../approving/ApprovalState";
import type { References } from "../../server/references";
import type { Still } from "../../server/stillElsewhere";
import { Form } from "./Form";
import { TextForm } from "./TextForm";
import { loadTextField } from "./loadTextField";
import { momentOf } from "../../common/shownDate";
import { pendingSaves } from "./useDraft";
import { formId } from "./windowForms";
import { copyInBrowser, dropCopy, sendLeavingCopy } from "./browserCopy";

interface Props {
  route: Route & { path: string };
  title: string;
  references: References | undefined;
}

/** The form to open, its first status, the entry of a list to unfold, and the places that have the old version of a changed detail. */
interface Asked {
  isText: boolean;
  status: string;
  entry?: string;
  still?: Still[] | undefined;
}

interface State {
  form: Answer<"openForm"> | undefined;
  approvals: States;
  status: string;
  still?: Still[] | undefined;
  count: number;
}

export function FormPage({ route, title, references }: Props) {
  const { path, entry, kind } = route;
  const { field, status: firstStatus = "", still: firstStill } = usePlace();
  const [asked, setAsked] = useState<Asked>({ isText: false, status: firstStatus, still: firstStill });
  /** `count` is the number of answers so far. It is the key of the form, so that each answer makes a new form. */
  const [{ form, approvals, status, still, count }, setForm] = useState<State>({
    form: undefined,
    approvals: [],
    status: "",
    count: 0,
  });
  const [failure, setFailure] = useState("");
  /** The browser's copy of typed values that the server could not store. */
  const [copy, setCopy] = useState<Awaited<ReturnType<typeof copyInBrowser>>>();
  useEffect(() => {
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      try {
        // The latest keystrokes must be stored before the draft is read.
        await pendingSaves();
        await sendLeavingCopy(path);
        const [answer, approvals] = await Promise.all([
          send("openForm", { path, form: formId(path), asText: asked.isText }),
          // A list has no approval as a whole, because each person approves one entry. If the approvals cannot be loaded, the form opens
          // without them.
          kind.shape === "markdown" && !path.endsWith("/")
            ? send("fileApprovals", { path }).catch(() => [])
            : [],
          loadTextField(),
        ]);
        const copied = await copyInBrowser(path);
        if (!isShown) return;
        setCopy(copied);
        setFailure("");
        const { status, still } = asked;
        setForm((last) => ({ form: answer, approvals, status, still, count: last.count + 1 }));
        if (asked.entry !== undefined) go(addressOf(path, asked.entry), { replace: true });
      } catch (error) {
        setFailure(sentenceOf(error));
        if (isShown) timer = setTimeout(() => void open(), retryInterval);
      }
    };
    void open();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [path, asked, kind]);
  useEffect(() => {
    const entries = form?.values?.[listField];
    if (entry === undefined || field !== "" || !Array.isArray(entries)) return;
    const named = (entries as Record<string, unknown>[]).findIndex((one) => entryName(one) === entry);
    const index = named === -1 ? Number(entry) - 1 : named;
    if (entries[index]) go(`#${listField}.${index}`, { replace: true });
  }, [form, entry, field]);
  const reopen = (status = "", entry?: string, still?: Still[]) =>
    setAsked({ isText: false, status, still, ...(entry && { entry }) });
  const named = form?.values?.[route.kind.form?.namedBy ?? ""];
  const shownTitle = !path.endsWith("/") && typeof named === "string" ? named : title;
  useEffect(() => {
    document.title = `${shownTitle} · Content editor`;
  }, [shownTitle]);
  if (failure !== "") return <p role="alert">{failure}</p>;
  if (!form || !references) return <p role="status">Opening…</p>;
  const takeCopy = async () => {
    if (copy) await send("saveDraft", { ...copyOf(copy), form: formId(path) });
    await dropCopy(path);
    reopen();
  };
  const offer = copy && (
    <div role="alert" className="notice wrong">
      <p>
        This browser has a copy of the text that you typed here {momentOf(copy.when)}. The editor could not
        store it, because it did not answer or the disk was full.
      </p>
      <p>
        <button type="button" onClick={() => void takeCopy()}>
          Restore the copy
        </button>{" "}
        <button
          type="button"
          className="quiet"
          onClick={() => void dropCopy(path).then(() => setCopy(undefined))}
        >
          Discard the copy
        </button>
      </p>
    </div>
  );
  const { broken, values = {} } = form;
  if (broken)
    return (
      <>
        {offer}
        <TextForm key={count} path={path} title={title} form={{ ...form, broken }} done={() => reopen()} />
      </>
    );
  return (
    <>
      {offer}
      <Form
        key={count}
        {...{ route, approvals, references, reopen }}
        title={shownTitle}
        firstStatus={status}
        firstStill={still}
        form={{ ...form, values }}
        openText={() => setAsked({ isText: true, status: "" })}
      />
    </>
  );
}

/** Returns the values of a copy without its time (`when`), which `saveDraft` does not accept. */
const copyOf = ({
  path,
  form,
  before,
  values,
  text,
}: NonNullable<Awaited<ReturnType<typeof copyInBrowser>>>) => ({
  path,
  form,
  before,
  values,
  text,
});
