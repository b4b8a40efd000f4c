import { watchStore, type ImmutableMap } from "./store";

/** The part of Decap's API that we use; Decap ships as a single bundled script. */
export interface Decap {
  init: (options: { config: object }) => void;
  getLocale: (name: string) => {
    editor: { editor: Record<string, string>; editorToolbar: Record<string, string> };
    collection: { collectionTop: Record<string, string>; sidebar: Record<string, string> };
    ui: { toast: Record<string, string> };
  };
  /** @param preview a component of Decap's own React, made with `createClass` */
  registerPreviewTemplate: (name: string, preview: unknown) => void;
  /** @param control a component of Decap's own React, made with `createClass` */
  registerWidget: (name: string, control: unknown) => void;
  registerEventListener: (listener: {
    name: string;
    handler: (event: { entry: ImmutableMap }) => ImmutableMap;
  }) => void;
  registerBackend: (name: string, backend: new () => object) => void;
}

/** The preview of a form, as Decap calls it. */
export interface PreviewComponent {
  props: {
    entry: { get: (name: string) => unknown; getIn: (path: readonly string[]) => unknown };
  };
  state: { words: string; address?: string | undefined };
  /** The index of the list entry that was brought into view last. */
  entryInView?: number;
  setState: (state: Partial<PreviewComponent["state"]>) => void;
}

declare global {
  interface Window {
    CMS: Decap;
    CMS_MANUAL_INIT: boolean;
    h: (tag: string, attributes: object, ...children: unknown[]) => unknown;
    createClass: <Component = PreviewComponent>(methods: object & ThisType<Component>) => unknown;
  }
}

/** Loads Decap without starting it. */
export async function loadDecap(): Promise<Decap> {
  window.CMS_MANUAL_INIT = true;
  watchStore();
  // Skips Decap's sign-in screen: the editor runs on the user's own machine.
  localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "files" }));
  // A variable, so that esbuild leaves the import out of this page's bundle.
  const script = "/decap/decap-cms.js";
  await import(script);
  return window.CMS;
}
