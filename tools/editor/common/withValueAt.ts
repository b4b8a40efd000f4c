type Values = Readonly<Record<string, unknown>>;

/** Returns a copy of `whole` in which the field at a path has another value. If the value is undefined, the field is removed. */
export function withValueAt(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const next = withValueAt((whole as Values | undefined)?.[key], rest, value);
  if (Array.isArray(whole)) return (whole as unknown[]).toSpliced(Number(key), 1, next);
  const { [key]: _old, ...others } = (whole ?? {}) as Values;
  if (next === undefined) return others;
  // An existing field keeps its position among the fields. A new field comes last.
  return _old === undefined ? { ...others, [key]: next } : { ...(whole as Values), [key]: next };
}
