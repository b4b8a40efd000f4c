/** The time since a day, in each of four units. Each number is the whole time, and not a remainder. */
interface Elapsed {
  years: number;
  months: number;
  weeks: number;
  days: number;
}

/** The length of a day in milliseconds. */
export const dayInMilliseconds = 86_400_000;

/**
 * Returns the time since a day.
 * @param since the first day, YYYY-MM-DD. The time is counted from its midnight in UTC
 * @param now the end of the time. If it is before `since`, all figures are 0
 * @returns whole days, and years, months and weeks of mean length: days/365.25, days/30.44 and days/7, floored
 */
export function elapsed(since: string, now: Date): Elapsed {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayInMilliseconds));
  return {
    years: Math.floor(days / 365.25),
    months: Math.floor(days / 30.44),
    weeks: Math.floor(days / 7),
    days,
  };
}
