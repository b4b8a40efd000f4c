/** The page with the problems that prevent publishing, each with links to its fields. */
import { focusIfLost } from "../forms/focusAfterRender";
import { Problems } from "../Problems";
import { useServerData } from "../useServerData";

export function PublishCheck({ title, isDue }: { title: string; isDue: boolean }) {
  const { answer, failure } = useServerData("publishCheck", isDue);
  const { problems = [] } = answer ?? {};
  const count = problems.reduce((sum, { places }) => sum + places.length, 0);
  const found =
    count === 0
      ? "Nothing prevents publishing the saved content on this computer."
      : count === 1
        ? "1 thing prevents publishing. Resolve it before you publish."
        : `${count} things prevent publishing. Resolve all of them before you publish.`;
  return (
    <>
      <h1 ref={focusIfLost} tabIndex={-1}>
        {title}
      </h1>
      <p className="lead" role="status">
        {failure ?? (answer ? found : "Checking all pages, pictures and documents…")}
      </p>
      <Problems problems={problems} />
    </>
  );
}
