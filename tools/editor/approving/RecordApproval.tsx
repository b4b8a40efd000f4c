/** What in a file needs approval, and how one that was given is recorded. */
import { useEffect, useState, type FormEvent } from "react";
import type { FieldView } from "../forms/views";
import type { Answer } from "../actions";
import { Dialog, Input } from "../page/Dialog";
import { today } from "../forms/dateInWords";
import { Refused, send, sentenceOf } from "../page/send";
import { FileChanges } from "../sharing/Changes";

const fields = ["consent", "reviewed", "agreed"];

/** Whether a kind of content has approvals, wherever its form asks for them. */
export const hasApprovals = (views: readonly FieldView[]): boolean =>
  views.some((view) => fields.includes(view.key) || hasApprovals(view.fields));

interface Props {
  path: string;
  /** Keeps what was typed in the form, which is not approved. */
  keep: () => Promise<void>;
  done: (words: string) => void;
}

export function RecordApproval({ path, keep, done }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet" onClick={() => void keep().then(() => setOpen(true))}>
        Record an approval
      </button>
      {isOpen && <ApprovalDialog {...{ path, done }} close={() => setOpen(false)} />}
    </>
  );
}

function ApprovalDialog({ path, done, close }: Omit<Props, "keep"> & { close: () => void }) {
  const [found, setFound] = useState<Answer<"fileApprovals">>();
  const [key, setKey] = useState<string>();
  const [error, setError] = useState<unknown>();
  useEffect(() => void send("fileApprovals", { path }).then(setFound, setError), [path]);
  const chosen =
    found?.find((one) => one.key === key) ?? found?.find(({ sentence }) => sentence) ?? found?.[0];
  const record = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {
      by = chosen?.of,
      on,
      version,
    } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    try {
      await send("recordApproval", {
        path,
        key: chosen?.key ?? "",
        by: by ?? "",
        on: on ?? "",
        version: version ?? "",
      });
      done("The approval is recorded.");
    } catch (refused) {
      setError(refused);
    }
  };
  return (
    <Dialog title={found ? "Record an approval" : "Looking up what needs approval…"} close={close}>
      {found?.length === 0 && <p>Nothing here needs approval.</p>}
      {chosen && (
        <form onSubmit={(event) => void record(event)}>
          {found && found.length > 1 && (
            <div className="field">
              <label htmlFor="approved">Of whom</label>
              <select id="approved" value={chosen.key} onChange={({ target }) => setKey(target.value)}>
                {found.map((one) => (
                  <option key={one.key} value={one.key}>
                    {one.of}
                  </option>
                ))}
              </select>
            </div>
          )}
          {!chosen.sentence && <p>“{chosen.of}” is approved as it is now.</p>}
          {chosen.field !== "agreed" && (
            <Input
              key={chosen.key}
              label="Who approved it"
              name="by"
              defaultValue={chosen.field === "consent" ? chosen.of : ""}
              required
            />
          )}
          <Input label="Day" name="on" type="date" defaultValue={today()} required />
          <Input
            label="Version"
            name="version"
            help="The eight letters by which the list of approvals names the wording that was approved."
            required
          />
          <button className="main">Record</button>
        </form>
      )}
      {error !== undefined && <Refusal error={error} />}
    </Dialog>
  );
}

function Refusal({ error }: { error: unknown }) {
  const { mistakes = [], changes = [], since = "HEAD" } = error instanceof Refused ? error.details : {};
  return (
    <div role="alert">
      <p className="fault">{[sentenceOf(error), ...mistakes.map(({ sentence }) => sentence)].join(" ")}</p>
      <FileChanges files={changes} since={since} />
    </div>
  );
}
