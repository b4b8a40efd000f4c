/** Decap's Redux store, reached through the hook that it leaves for Redux's developer tools. */

/** A map of Immutable.js. */
export interface ImmutableMap {
  size: number;
  get: (name: string) => unknown;
  getIn: (path: readonly string[]) => unknown;
  set: (name: string, value: unknown) => ImmutableMap;
  toJS: () => Record<string, unknown>;
}

interface State {
  entryDraft: ImmutableMap;
}
interface Action {
  type: string;
  payload?: { entry: { path?: unknown } };
}
interface Store {
  getState: () => State;
  dispatch: (action: Action) => void;
  subscribe: (listener: () => void) => void;
}
type Reducer = (state: State, action: Action) => State;
type CreateStore = (reducer: Reducer, initial?: State) => Store;

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (enhance: (create: CreateStore) => CreateStore) => unknown;
  }
}

let store: Store | undefined;
let sent: unknown;

/** The files whose forms were last opened with a draft in place of the saved text. */
export const openedDrafts = new Set<unknown>();

/** Puts a draft into the open form, which then has something to save. */
const openDraft = (entry: object) => ({ type: "DRAFT_OPENED", payload: { entry } }) satisfies Action;
export const showDraft = (entry: object) => store?.dispatch(openDraft(entry));

const withDrafts =
  (reducer: Reducer): Reducer =>
  (state, action) => {
    switch (action.type) {
      // Decap keeps backups too, but offers them before the form has loaded, which then overwrites them; and of what is
      // missing, the server says more.
      case "DRAFT_LOCAL_BACKUP_RETRIEVED":
      case "DRAFT_VALIDATION_ERRORS":
        return state;
      case "DRAFT_OPENED":
        return reducer(reducer(state, { ...action, type: "DRAFT_LOCAL_BACKUP_RETRIEVED" }), {
          type: "DRAFT_CREATE_FROM_LOCAL_BACKUP",
        });
      case "DRAFT_CREATE_FROM_ENTRY": {
        const opened = reducer(state, action);
        return action.payload && openedDrafts.has(action.payload.entry.path)
          ? withDrafts(reducer)(opened, openDraft(action.payload.entry))
          : opened;
      }
      case "ENTRY_PERSIST_REQUEST":
        sent = state.entryDraft.getIn(["entry", "data"]);
        return reducer(state, action);
      case "ENTRY_PERSIST_SUCCESS": {
        const next = reducer(state, action);
        const isAsSent = state.entryDraft.getIn(["entry", "data"]) === sent;
        // What was typed meanwhile is still to be saved.
        return isAsSent ? next : { ...next, entryDraft: next.entryDraft.set("hasChanged", true) };
      }
      default:
        return reducer(state, action);
    }
  };

/** Must be called before Decap is loaded, which then makes its store through it. */
export function watchStore(): void {
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhance) => (create: CreateStore) =>
    enhance((reducer, initial) => (store = create(withDrafts(reducer), initial)));
}

export const onChange = (listener: () => void) => store?.subscribe(listener);

/** The address after `#/collections/`. */
export const routeNow = () => decodeURIComponent(location.hash).replace("#/collections/", "");

/** The form that is open. */
export interface OpenForm {
  /** Another one each time a form is filled again. */
  key: unknown;
  /** Its address after `#/collections/`. */
  route: string;
  /** Its file; for an entry that does not exist yet, the folder with a slash. */
  path: string;
  isNew: boolean;
  isSaving: boolean;
  /** Whether it holds something that was not saved. */
  hasChanged: boolean;
  entry: ImmutableMap;
  /** What it held when it was last sent to be saved. */
  sent: unknown;
}

/** Undefined while no form is open, or none has loaded. */
export function openForm(): OpenForm | undefined {
  const draft = store?.getState().entryDraft;
  const entry = draft?.get("entry") as ImmutableMap | undefined;
  if (!draft || !entry?.size) return undefined;
  const [collection = "", slug = "", path = ""] = ["collection", "slug", "path"].map(
    (name) => entry.get(name) as string | undefined,
  );
  return {
    key: draft.get("key"),
    route: slug ? `${collection}/entries/${slug}` : `${collection}/new`,
    path: path || `content/${collection}/`,
    isNew: entry.get("newRecord") === true,
    isSaving: entry.get("isPersisting") === true,
    hasChanged: draft.get("hasChanged") === true,
    entry,
    sent,
  };
}
