import { render } from "@testing-library/react";
import { useFocusFromUrl } from "./useFocusFromUrl";

function Control({ name }: { name: string }) {
  useFocusFromUrl(name);
  return <input id={name} aria-label={name} />;
}

test.each([
  ["#events.3", true],
  ["#events.3.title", true],
  ["#events.30", false],
  ["", false],
])("at %s an entry's control has the focus: %j", (hash, hasFocus) => {
  history.replaceState(null, "", `/timeline${hash}`);
  dispatchEvent(new PopStateEvent("popstate"));
  const { getByLabelText } = render(<Control name="events.3" />);
  expect(document.activeElement === getByLabelText("events.3")).toBe(hasFocus);
});
