/** Opens the form of a file. */
import { useEffect, useState } from "react";
import type { Answer } from "../actions";
import { addressOf, entryName, listField, type Opened } from "../addresses";
import { go, usePlace } from "../page/router";
import { send, sentenceOf } from "../page/send";
import { retryInterval } from "../page/useAnswer";
import type { References } from "../references";
import { Form } from "./Form";
import { TextForm } from "./TextForm";
import { formId, whenKept } from "./useDraft";

interface Props {
  opened: Opened & { path: string };
  title: string;
  references: References | undefined;
}

/** What to open, its first status, and the entry of a list to unfold. */
interface Asked {
  isText: boolean;
  status: string;
  entry?: string;
}

interface State {
  form: Answer<"openForm"> | undefined;
  status: string;
  count: number;
}

export function FormPage({ opened, title, references }: Props) {
  const { path, entry } = opened;
  const { field, status: first = "" } = usePlace();
  const [asked, setAsked] = useState<Asked>({ isText: false, status: first });
  /** Counts the answers, since each makes a new form. */
  const [{ form, status, count }, setForm] = useState<State>({ form: undefined, status: "", count: 0 });
  const [failure, setFailure] = useState("");
  useEffect(() => {
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      try {
        // What was typed a moment ago must be kept before the draft is read.
        await whenKept();
        const answer = await send("openForm", { path, form: formId(path), asText: asked.isText });
        if (!isShown) return;
        setFailure("");
        setForm((last) => ({ form: answer, status: asked.status, count: last.count + 1 }));
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
  }, [path, asked]);
  useEffect(() => {
    const entries = form?.values?.[listField];
    if (entry === undefined || field !== "" || !Array.isArray(entries)) return;
    const named = (entries as Record<string, unknown>[]).findIndex((one) => entryName(one) === entry);
    const index = named === -1 ? Number(entry) - 1 : named;
    if (entries[index]) go(`#${listField}.${index}`, { replace: true });
  }, [form, entry, field]);
  const reopen = (status = "", entry?: string) =>
    setAsked({ isText: false, status, ...(entry && { entry }) });
  const named = form?.values?.[opened.kind.form?.namedBy ?? ""];
  const shownTitle = !path.endsWith("/") && typeof named === "string" ? named : title;
  useEffect(() => {
    document.title = `${shownTitle} · Content editor`;
  }, [shownTitle]);
  if (failure !== "") return <p role="alert">{failure}</p>;
  if (!form || !references) return <p role="status">Opening…</p>;
  const { broken, values = {} } = form;
  if (broken) return <TextForm key={count} path={path} form={{ ...form, broken }} done={() => reopen()} />;
  return (
    <Form
      key={count}
      {...{ opened, references, reopen }}
      title={shownTitle}
      firstStatus={status}
      form={{ ...form, values }}
      openText={() => setAsked({ isText: true, status: "" })}
    />
  );
}
