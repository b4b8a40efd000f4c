import { useEffect, useState } from "react";
import { showPlainMessage } from "../browser/message";
import { useOnDemand } from "../components/useOnDemand";

const loadToaster = () => import("./Toaster");

/** The place where messages appear as toasts; empty and without bytes until the first one, which is plain text if the toasts do not load. */
export function ToastHost() {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [Toaster, showToaster] = useOnDemand(loadToaster);

  useEffect(() => {
    const show = ({ detail }: CustomEvent<string>) =>
      void showToaster().then((came) => {
        if (came) setMessages((before) => [...before, detail]);
        else showPlainMessage(detail);
      });
    addEventListener("visitormessage", show);
    return () => removeEventListener("visitormessage", show);
  }, [showToaster]);

  return Toaster ? <Toaster messages={messages} /> : null;
}
