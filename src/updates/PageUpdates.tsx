import { updatesId } from "../components/LastUpdated";
import { Heading } from "../components/Heading";
import { UpdateText } from "./UpdateText";

/** What has changed on a page, the newest first, at its foot. Shows nothing where nothing has. */
export function PageUpdates({ updates }: { updates: readonly Queries.UpdateFragment[] }) {
  if (updates.length === 0) return null;
  return (
    <section aria-labelledby={updatesId} sx={{ variant: "cards.ruled" }}>
      <Heading id={updatesId} sx={{ fontSize: "h3", mb: 3 }}>
        Updates to this page
      </Heading>
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
    </section>
  );
}
