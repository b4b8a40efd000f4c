/** The list of missing approvals. */
import { approvalFields } from "../../../../src/content-model/approvalFields";
import { focusIfLost } from "../forms/focusAfterRender";
import { useServerData } from "../useServerData";
import { FileChanges } from "../../common/Changes";

const unsaid = "Not answered yet";

export function Approvals({ title, isDue }: { title: string; isDue: boolean }) {
  const { answer, failure } = useServerData("waiting", isDue);
  const { statements = [], waits = [] } = answer ?? {};
  const isNothing = statements.length + waits.length === 0;
  const found = isNothing
    ? "No approval is missing."
    : "Nothing in this list is published before it is approved. Open the form of an entry. There, make a review copy, send it, and record the answer.";
  const lead = answer ? found : "Looking through the history…";
  return (
    <>
      <h1 ref={focusIfLost} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead" role="status">
        {failure ?? lead}
      </p>
      <div className="sheet">
        {Object.entries(approvalFields).map(([kind, heading]) => {
          const own = waits.filter((one) => one.kind === kind);
          if (own.length === 0) return null;
          const sentences = [...new Set(own.map(({ sentence }) => sentence))];
          const shared = own.length > 1 && sentences.length === 1 ? sentences[0] : undefined;
          return (
            <section key={kind} aria-label={heading}>
              <h2>
                {heading} <small>{own.length}</small>
              </h2>
              {shared !== undefined && <p className="help">{shared}</p>}
              <ul className="history">
                {own.map(({ key, address, of, whom, since, approvedIn, changes, sentence }) => (
                  <li key={key}>
                    <a href={address}>
                      <strong>{of}</strong>
                    </a>
                    <p>
                      {approvedIn ? "Was approved, and needs a new approval" : "Needs approval"} from {whom},
                      since {since}.
                    </p>
                    {shared === undefined && <p className="help">{sentence}</p>}
                    {approvedIn && changes.length > 0 && (
                      <details>
                        <summary>What has changed since it was approved</summary>
                        <FileChanges files={changes} versions={[approvedIn]} />
                      </details>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {statements.length > 0 && (
          <section aria-label={unsaid}>
            <h2>
              {unsaid} <small>{statements.length}</small>
            </h2>
            <ul className="history">
              {statements.map(({ address, title: of, sentence }) => (
                <li key={address}>
                  <a href={address}>
                    <strong>{of}</strong>
                  </a>
                  <p className="help">{sentence}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
