import { lazy, Suspense, useEffect, useState } from "react";
import { hostToasts } from "../components/toasts";

const Toaster = lazy(() => import("./Toaster"));

/** The place where confirmations appear; empty and without bytes until the first one. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => hostToasts(() => setWanted(true)), []);
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
