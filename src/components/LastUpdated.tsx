/** The id of the list of a page's changes (updates/PageUpdates.tsx). */
export const updatesId = "updates_list";

interface Props {
  /** The changes of the page, the newest first. */
  updates: readonly Queries.UpdateFragment[];
}

/** Says at the top of a page on which day it changed last, with a link to all its changes. Shows nothing where nothing has. */
export function LastUpdated({ updates: [newest] }: Props) {
  if (newest === undefined) return null;
  return (
    <p className="fine-print">
      Last updated <time dateTime={newest.on}>{newest.day}</time>.{" "}
      <a href={`#${updatesId}`}>What has changed</a>
    </p>
  );
}
