/** What we use of Decap, which comes as one finished script. */
export interface Decap {
  init: (options: { config: object }) => void;
  getLocale: (name: string) => { editor: { editorToolbar: Record<string, string> } };
  registerLocale: (name: string, words: object) => void;
}

declare global {
  interface Window {
    CMS: Decap;
    CMS_MANUAL_INIT: boolean;
  }
}

/** Loads Decap without starting it. */
export async function loadDecap(): Promise<Decap> {
  window.CMS_MANUAL_INIT = true;
  // Decap asks nobody to sign in whom it has seen before; on one's own machine there is nobody else.
  localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
  // Named so that the bundle of this page does not take it in.
  const script = "/decap/decap-cms.js";
  await import(script);
  return window.CMS;
}
