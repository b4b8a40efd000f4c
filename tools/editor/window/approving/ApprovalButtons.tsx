/**
 * Two buttons for the approvals of a file. One makes a review copy for the person who must approve the file. The other records the approval
 * of this person.
 */
import { useEffect, useState, type FormEvent } from "react";
import { approvalFields } from "../../../../src/content-model/approvalFields";
import type { FieldSpec } from "../forms/fieldSpecs";
import type { Answer } from "../../server/actions";
import { Dialog, Input } from "../Dialog";
import { requestSnapshot } from "../Preview";
import { today } from "../../common/shownDate";
import { detailsOf, send, sentenceOf } from "../send";
import { FileChanges } from "../../common/Changes";

/** Returns whether a kind of content has approvals in its form. */
export const hasApprovals = (specs: readonly FieldSpec[]): boolean =>
  specs.some((spec) => spec.key in approvalFields || hasApprovals(spec.fields));

interface Props {
  path: string;
  /** Stores the current values of the form as a draft. */
  keep: () => Promise<unknown>;
  done: (status: string) => void;
}

const titles = { file: "Make a review copy", record: "Record an approval" };
type Task = keyof typeof titles;

export function ApprovalButtons({ path, keep, done }: Props) {
  const [task, setTask] = useState<Task>();
  return (
    <>
      {(["file", "record"] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="quiet"
          onClick={() => void keep().then(() => setTask(one))}
        >
          {titles[one]}
        </button>
      ))}
      {task && <ApprovalDialog path={path} done={done} task={task} close={() => setTask(undefined)} />}
    </>
  );
}

/** Downloads a review copy. */
function download({ name, html }: Answer<"readerFile">): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  link.download = name;
  link.click();
  // The address of the file is valid for a minute, because Safari reads the file only some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface DialogProps extends Omit<Props, "keep"> {
  task: Task;
  close: () => void;
}

function ApprovalDialog({ path, done, task, close }: DialogProps) {
  const [found, setFound] = useState<Answer<"fileApprovals">>();
  const [key, setKey] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [status, setStatus] = useState("");
  useEffect(() => void send("fileApprovals", { path }).then(setFound, setError), [path]);
  const chosen =
    found?.find((one) => one.key === key) ?? found?.find(({ sentence }) => sentence) ?? found?.[0];
  const writer = chosen?.field === "reviewed" ? "" : chosen?.of;
  const make = async (of: string, whom: string) => {
    setStatus("Making the review copy…");
    const file = await send("readerFile", { path, key: of, whom, page: await requestSnapshot() });
    download(file);
    const sample =
      file.samples === undefined
        ? ""
        : ` It cannot be approved yet, because part of it is still a sample: ${file.samples}.`;
    setStatus(`${file.name} is in your browser’s downloads. Send it to ${whom}.${sample}`);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { by = chosen?.of ?? "", on = "", version = "", whom = "" } = given;
    const of = chosen?.key ?? "";
    setError(undefined);
    try {
      if (task === "file") await make(of, whom);
      else {
        setStatus("Recording…");
        await send("recordApproval", { path, key: of, by, on, version });
        done("The approval is recorded.");
      }
    } catch (refused) {
      setStatus("");
      setError(refused);
    }
  };
  return (
    <Dialog title={found ? titles[task] : "Loading…"} close={close}>
      {found?.length === 0 && <p>Nothing here needs approval.</p>}
      {chosen && (
        <form onSubmit={(event) => void submit(event)}>
          {found && found.length > 1 && (
            <div className="field">
              <label htmlFor="approved">Whose approval</label>
              <select id="approved" value={chosen.key} onChange={({ target }) => setKey(target.value)}>
                {found.map((one) => (
                  <option key={one.key} value={one.key}>
                    {one.of}
                  </option>
                ))}
              </select>
            </div>
          )}
          {!chosen.sentence && <p>The last saved version of “{chosen.of}” is approved.</p>}
          {task === "file" && (
            <Input
              key={chosen.key}
              label="For whom"
              name="whom"
              help="The person who will read the file. Their name is printed on every page of the file. The file contains everything that they need to approve, in the last saved version, and opens in any browser, even offline."
              defaultValue={writer}
              required
            />
          )}
          {task === "record" && chosen.field !== "agreed" && (
            <Input key={chosen.key} label="Who approved it" name="by" defaultValue={writer} required />
          )}
          {task === "record" && (
            <>
              <Input
                label="Day"
                name="on"
                type="date"
                help="The day on which they approved it, for example the date of their e-mail."
                max={today()}
                required
              />
              <Input
                label="Version"
                name="version"
                help="The sixteen letters in the first line of the review copy."
                required
              />
            </>
          )}
          <button className="main">{task === "file" ? "Make the file" : "Record"}</button>
          <p role="status">{status}</p>
        </form>
      )}
      {error !== undefined && <RequestError error={error} />}
    </Dialog>
  );
}

function RequestError({ error }: { error: unknown }) {
  const { mistakes = [], changes = [], since = "HEAD" } = detailsOf(error);
  return (
    <div role="alert">
      <p className="fault">{[sentenceOf(error), ...mistakes.map(({ sentence }) => sentence)].join(" ")}</p>
      <FileChanges files={changes} versions={[since]} />
    </div>
  );
}
