/** What the tests learn from inside the page, since not every driver reports the console. */
export interface Probe {
  /** Errors and warnings of the console, uncaught errors, files that did not load, what the policy blocked. */
  faults: string[];
  /** The different colours behind the page, from its first frame on. */
  backgrounds: string[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page, before everything else in it. */
function watchPage(): void {
  const probe: Probe = { faults: [], backgrounds: [] };
  window.probe = probe;
  for (const level of ["error", "warn"] as const) {
    const original = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      probe.faults.push(words.map(String).join(" "));
      original(...words);
    };
  }
  const watch = (type: string, toText: (event: never) => string) =>
    addEventListener(type, (event) => probe.faults.push(toText(event as never)), true);
  watch("error", ({ message, target }: ErrorEvent) => {
    const { src, href } = target as unknown as { src?: string; href?: string };
    return message || `not loaded: ${src ?? href ?? "?"}`;
  });
  watch("unhandledrejection", ({ reason }: PromiseRejectionEvent) => String(reason));
  watch(
    "securitypolicyviolation",
    ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      `blocked: ${violatedDirective} ${blockedURI}`,
  );
  const look = () => {
    const colour = getComputedStyle(document.documentElement).backgroundColor;
    // Until its header is there, a page paints nothing.
    if (document.querySelector("header") && !probe.backgrounds.includes(colour))
      probe.backgrounds.push(colour);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A classic script. */
export const probeScript = `(${watchPage.toString()})()`;
