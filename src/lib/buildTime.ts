/**
 * Returns the time that a build uses as its own time.
 * @param environment the environment variables. If SOURCE_DATE_EPOCH (in seconds) is set, it replaces the current time, so that two builds
 * of one commit are identical
 * @throws if SOURCE_DATE_EPOCH is not a whole number of seconds
 */
export function buildTime(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  now = new Date(),
): Date {
  const epoch = environment.SOURCE_DATE_EPOCH;
  if (!epoch) return now;
  const time = new Date(Number(epoch) * 1000);
  if (!/^\d+$/.test(epoch) || Number.isNaN(time.getTime()))
    throw new Error(
      `SOURCE_DATE_EPOCH is "${epoch}"; write whole seconds since 1970, as in SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)`,
    );
  return time;
}
