import { useEffect, useRef } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";

/**
 * Sonner with the limits of toasts: 4000 ms, 3 visible, 356 px, 14 px apart.
 * @param messages all messages so far; each is shown once
 */
export default function Toaster({ messages }: { messages: readonly string[] }) {
  const shown = useRef(0);
  useEffect(() => {
    messages.slice(shown.current).forEach((message) => toast(message));
    shown.current = messages.length;
  }, [messages]);
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
