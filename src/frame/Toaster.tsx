import { useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import { serveToasts } from "../components/toasts";

/** Sonner with the limits of the specification, section 9: 4000 ms, 3 visible, 356 px, 14 px apart. */
export default function Toaster() {
  useEffect(() => serveToasts((message) => void toast(message)), []);
  return (
    <SonnerToaster
      duration={4000}
      visibleToasts={3}
      gap={14}
      toastOptions={{
        style: {
          width: 356,
          maxWidth: "calc(100vw - 32px)",
          background: "var(--theme-ui-colors-panel)",
          color: "var(--theme-ui-colors-text)",
          borderColor: "var(--theme-ui-colors-line)",
          borderRadius: 2,
          fontFamily: "inherit",
          fontSize: "0.9375rem",
        },
      }}
    />
  );
}
