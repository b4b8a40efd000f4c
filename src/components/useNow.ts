import { useEffect, useState } from "react";

/** The counter is reckoned anew every 24 hours (specification, section 9). */
const dayInMilliseconds = 86_400_000;

/**
 * The time as the page knows it: of the build until scripts run (and in the HTML), then the visitor's, taken anew
 * every 24 hours and whenever the page comes back to the screen.
 * @param builtAt ISO time of the build
 */
export function useNow(builtAt: string): { now: Date; isLive: boolean } {
  const [live, setLive] = useState<Date>();
  useEffect(() => {
    const update = () => setLive(new Date());
    update();
    const timer = window.setInterval(update, dayInMilliseconds);
    window.addEventListener("pageshow", update);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("pageshow", update);
    };
  }, []);
  return { now: live ?? new Date(builtAt), isLive: live !== undefined };
}
