import { useEffect, useState } from "react";
import { hostToasts, takeWaiting } from "../components/toasts";
import { useOnDemand } from "../components/useOnDemand";

const loadToaster = () => import("./Toaster");

/** The place where messages appear; empty and without bytes until the first one. */
export function ToastHost() {
  const [Toaster, showToaster] = useOnDemand(loadToaster);
  const [plain, setPlain] = useState("");

  useEffect(
    () =>
      hostToasts(() => {
        void showToaster().then((came) => {
          if (!came) setPlain(takeWaiting().join(" "));
        });
      }),
    [showToaster],
  );
  useEffect(() => {
    if (plain === "") return;
    const clear = () => setPlain("");
    const events = ["pointerdown", "keydown"];
    events.forEach((name) => addEventListener(name, clear));
    return () => events.forEach((name) => removeEventListener(name, clear));
  }, [plain]);

  if (Toaster) return <Toaster />;
  // Without the toaster a message stands until the next press.
  return plain === "" ? null : (
    <p
      role="alert"
      sx={{
        variant: "cards.panel",
        position: "fixed",
        zIndex: "toast",
        right: 4,
        bottom: 4,
        width: "min(22rem, calc(100vw - 2rem))",
        p: 4,
        fontSize: "small",
      }}
    >
      {plain}
    </p>
  );
}
