import { timelineIcons as names } from "../content-model/timelineEvent";
import { timelineIcons } from "./TimelineIcon";

test("each icon that content may name has a drawing, and each drawing a name", () => {
  expect(Object.keys(timelineIcons).sort()).toEqual([...names].sort());
});
