import { RuledBlock } from "../components/RuledBlock";
import { UpdateText } from "./UpdateText";

/** Its id and heading, for the page's list of contents too. */
export const updatesBlock = { id: "updates_list", title: "Updates to this page" };

/** What has changed on a page, the newest first, at its foot. Shows nothing where nothing has. */
export function PageUpdates({ updates }: { updates: readonly Queries.UpdateFragment[] }) {
  if (updates.length === 0) return null;
  return (
    <RuledBlock {...updatesBlock} fontSize="h3">
      <ul sx={{ variant: "text.notes" }}>
        {updates.map((update, index) => (
          <li key={index}>
            <UpdateText update={update}>
              {update.isCorrection && <strong>Correction. </strong>}
              {update.entry !== null && (
                <>
                  <a href={update.path}>{update.entry}</a>:{" "}
                </>
              )}
            </UpdateText>
          </li>
        ))}
      </ul>
    </RuledBlock>
  );
}
