/** The list of what waits for whose approval. */
import { focusIfLost } from "../forms/focusSoon";
import { useAnswer } from "../page/useAnswer";
import { FileChanges } from "../sharing/Changes";

/** The three kinds of approval, by the fields that hold them. */
const kinds = [
  ["reviewed", "Reviews of pages about living people"],
  ["consent", "Consent of writers to their testimonies"],
  ["agreed", "Agreement of people to appear"],
] as const;

const unsaid = "Not said yet";

export function Approvals({ title, isDue }: { title: string; isDue: boolean }) {
  const { answer, failure } = useAnswer("waiting", isDue);
  const { statements = [], waits = [] } = answer ?? {};
  const isNothing = statements.length + waits.length === 0;
  const found = isNothing
    ? "Nothing waits for an approval."
    : "Nothing of this is published before it is approved.";
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
        {kinds.map(([kind, heading]) => {
          const own = waits.filter((one) => one.kind === kind);
          if (own.length === 0) return null;
          return (
            <section key={kind} aria-label={heading}>
              <h2>
                {heading} <small>{own.length}</small>
              </h2>
              <ul className="history">
                {own.map(({ key, address, of, whom, since, approvedIn, changes, sentence }) => (
                  <li key={key}>
                    <a href={address}>
                      <strong>{of}</strong>
                    </a>
                    <p>
                      {approvedIn ? "Was approved, and waits again" : "Waits"} for {whom} since {since}.
                    </p>
                    <p className="help">{sentence}</p>
                    {approvedIn && changes.length > 0 && (
                      <details>
                        <summary>What has changed since it was approved</summary>
                        <FileChanges files={changes} since={approvedIn} />
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
