/** A source of numbers that look random but are the same on every run, so that pictures never change by themselves. */
export interface Dice {
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  /** Roughly bell-shaped around zero, within -1 and 1. */
  drift: () => number;
}

/** The well-known mulberry32 generator: tiny, quick and good enough for leaves and grain. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    drift: () => (next() + next() + next()) / 1.5 - 1,
  };
}
