import { buildTime } from "./buildTime";

const now = new Date("2026-11-21T14:05:00Z");

test.each([
  ["now", {}, "2026-11-21T14:05:00.000Z"],
  ["now where the variable is empty", { SOURCE_DATE_EPOCH: "" }, "2026-11-21T14:05:00.000Z"],
  ["the time that was asked for", { SOURCE_DATE_EPOCH: "1700000000" }, "2023-11-14T22:13:20.000Z"],
])("a build's time is %s", (_what, environment, time) => {
  expect(buildTime(environment, now).toISOString()).toBe(time);
});

test.each(["soon", "-1", "1.5", "0x10", "99999999999999"])("SOURCE_DATE_EPOCH=%s is refused", (epoch) => {
  expect(() => buildTime({ SOURCE_DATE_EPOCH: epoch }, now)).toThrow(
    `SOURCE_DATE_EPOCH is "${epoch}"; write whole seconds since 1970`,
  );
});
