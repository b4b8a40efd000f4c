import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { ThemeUIProvider, useColorMode } from "theme-ui";
import { light } from "./colors";
import {
  darkClass,
  darkQuery,
  isDark,
  readChoice,
  storageKey,
  storeChoice,
  type ThemeChoice,
} from "./storedTheme";
import { theme } from "./theme";

interface ThemeControl {
  choose: (choice: ThemeChoice) => void;
  /** Flips between light and dark in one press, from whichever is shown. */
  toggle: () => void;
}

const Control = createContext<ThemeControl | undefined>(undefined);

/** What the visitor has chosen; light until the page is alive. */
export const ChosenTheme = createContext<ThemeChoice>("light");

/** The ways to change the visitor's theme. */
export function useThemeControl(): ThemeControl {
  const control = useContext(Control);
  if (control === undefined) throw new Error("useThemeControl needs a ThemeRoot around it");
  return control;
}

/** The class outranks Theme UI's own print rule, so printing in dark needs a rule of ours. */
const printLight = {
  "@media print": {
    [`html.${darkClass}`]: Object.fromEntries(
      Object.entries(light).map(([name, value]) => [`--theme-ui-colors-${name}`, value]),
    ),
  },
};

function ThemeControlProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ThemeChoice>("light");
  const chosen = useRef<ThemeChoice>("light");
  const [, setColorMode] = useColorMode();

  // The class paints, Theme UI's state follows; nothing else changes either.
  const show = useCallback(
    (next: ThemeChoice) => {
      const dark = isDark(next, window.matchMedia(darkQuery).matches);
      document.documentElement.classList.toggle(darkClass, dark);
      chosen.current = next;
      // Parts of the page that are not alive yet must not be drawn anew for it.
      startTransition(() => {
        setColorMode(dark ? "dark" : "light");
        setChoice(next);
      });
    },
    [setColorMode],
  );

  useEffect(() => {
    const followStorage = (event?: StorageEvent) => {
      if (!event || event.key === storageKey || event.key === null) show(readChoice());
    };
    const followSystem = () => show(chosen.current);
    const system = window.matchMedia(darkQuery);
    followStorage();
    window.addEventListener("storage", followStorage);
    system.addEventListener("change", followSystem);
    return () => {
      window.removeEventListener("storage", followStorage);
      system.removeEventListener("change", followSystem);
    };
  }, [show]);

  const control = useMemo<ThemeControl>(() => {
    const keep = (next: ThemeChoice) => {
      storeChoice(next);
      show(next);
    };
    const choose = (next: ThemeChoice) => {
      // At once, or React would put the old radio button back until the transition has ended.
      setChoice(next);
      keep(next);
    };
    const toggle = () => keep(document.documentElement.classList.contains(darkClass) ? "light" : "dark");
    return { choose, toggle };
  }, [show]);

  return (
    <Control.Provider value={control}>
      <ChosenTheme.Provider value={choice}>{children}</ChosenTheme.Provider>
    </Control.Provider>
  );
}

/** Theme UI around the whole site, with our own keeping of the visitor's choice. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  // Emotion's own writes each rule also for browsers of ten years ago: a tenth of every page.
  const [cache] = useState(() => createCache({ key: "css", stylisPlugins: [] }));
  return (
    <CacheProvider value={cache}>
      <ThemeUIProvider theme={theme}>
        <Global styles={printLight} />
        <ThemeControlProvider>{children}</ThemeControlProvider>
      </ThemeUIProvider>
    </CacheProvider>
  );
}
