/** The values of one form, by path: `title`, `entries.3.title`. A field renders again only if its own value changes. */
import { createContext, useContext, useSyncExternalStore, type ComponentType } from "react";
import { withValueAt } from "../../common/withValueAt";
import type { Kind } from "../../../../src/content-model/kind";
import type { References } from "../../server/references";
import type { FormMistake } from "../../common/requestError";
import { proposalsFor } from "../../common/proposals";
import type { FieldSpec } from "./fieldSpecs";

type Values = Readonly<Record<string, unknown>>;

/** Returns the value of a field, for example of `entries.3.title`, or undefined if there is none. */
export const valueAt = (values: Values, name: string): unknown =>
  name.split(".").reduce<unknown>((at, key) => (at as Values | undefined)?.[key], values);

export class FormStore {
  private readonly listeners = new Set<() => void>();
  /** The paths of the files that were uploaded in this form since its last save. */
  readonly added = new Set<string>();
  /**
   * The files that are being copied into content/. Each promise resolves when the field has the path of its file, or when the file was
   * refused.
   */
  readonly copying = new Set<Promise<void>>();
  /** The fields that describe a replaced picture. Each field has the text that it contained when the picture was replaced. */
  readonly toCheck = new Map<string, unknown>();
  /** The start and the end of the selection in each text field that shows a text as readers see it. */
  readonly cursors = new Map<string, readonly [number, number]>();
  constructor(public values: Values) {}

  /** Marks the description of a replaced picture as a text that somebody must check, unless the description is empty. */
  doubt = (name: string): void => {
    const value = this.get(name);
    if (value !== undefined && value !== "") this.toCheck.set(name, value);
  };

  /** Returns whether a field describes a picture that was replaced, and still has the former description. */
  isDoubted = (name: string): boolean => this.toCheck.has(name) && this.toCheck.get(name) === this.get(name);

  get = (name: string): unknown => valueAt(this.values, name);

  set = (name: string, value: unknown): void => {
    this.values = withValueAt(this.values, name.split("."), value) as Values;
    for (const listener of this.listeners) listener();
  };

  fillIn = (fields: readonly (readonly [name: string, value: string])[]): void => {
    for (const [name, value] of fields) this.set(name, value);
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

interface Form {
  store: FormStore;
  /** The component that renders a field. The component is in the context because groups and lists render fields too. */
  Field: ComponentType<{ spec: FieldSpec; name: string }>;
  /** The content file, relative to content/. For a new file, this is the folder of its kind, with a slash at the end. */
  file: string;
  mistakes: readonly FormMistake[];
  /** The problems of a refused save whose fields nobody has changed since then. */
  unchanged: readonly FormMistake[];
  references: References | undefined;
  kind: Kind;
}

export const FormContext = createContext<Form | undefined>(undefined);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("unreachable: a field is part of a form");
  return form;
}

/** Returns the proposal for an empty field of a new file, or undefined if there is none. */
export function useProposal(name: string): string | undefined {
  const { store, kind, file } = useForm();
  return useSyncExternalStore(store.subscribe, () => {
    if (!file.endsWith("/")) return undefined;
    return proposalsFor(kind, store.values).find(([field]) => field === name)?.[1];
  });
}

/** Returns the value at a path, and a function that changes it. */
export function useValue(name: string): [unknown, (value: unknown) => void] {
  const { store } = useForm();
  const value = useSyncExternalStore(store.subscribe, () => store.get(name));
  return [value, (next) => store.set(name, next)];
}
