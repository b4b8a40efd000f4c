import { RuledBlock } from "../components/Heading";
import { updatesPath } from "../lib/paths";
import { UpdateText } from "./UpdateText";

/**
 * All corrections of the site, the newest first, and the way to its feed. Shows nothing where nothing has changed.
 * @param updates all changes of the site
 */
export function Corrections({ updates }: { updates: readonly Queries.UpdateFragment[] }) {
  if (updates.length === 0) return null;
  const corrections = updates.filter(({ isCorrection }) => isCorrection);
  return (
    <RuledBlock id="corrections_list" title={corrections.length > 0 ? "Corrections" : "Updates"}>
      {corrections.length > 0 && (
        <ul sx={{ variant: "text.notes" }}>
          {corrections.map((update, index) => (
            <li key={index}>
              <UpdateText update={update}>
                <a href={update.path}>
                  {update.entry === null ? update.page : `${update.page}: ${update.entry}`}
                </a>
                :{" "}
              </UpdateText>
            </li>
          ))}
        </ul>
      )}
      <p sx={{ maxWidth: "measure" }}>
        A feed reader shows every change of this site in its substance:{" "}
        <a href={updatesPath}>feed of updates</a>.
      </p>
    </RuledBlock>
  );
}
