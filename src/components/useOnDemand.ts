import { useCallback, useState, type ComponentType } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Preloads a part when the pointer or focus approaches. */
export const prepare = (load: Load<never>) => void load().catch(() => undefined);

/**
 * A part of the page that is loaded when first wanted: a menu, a tooltip, a toast.
 * @param load imports the part; the same function at every rendering
 * @returns the part, once shown; and `show()`, which resolves to false if the chunk fails to load: call it again to retry
 */
export function useOnDemand<Props>(load: Load<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const show = useCallback(
    () =>
      load().then(
        (loaded) => {
          setPart(() => loaded.default);
          return true;
        },
        () => false,
      ),
    [load],
  );
  return [Part, show] as const;
}
