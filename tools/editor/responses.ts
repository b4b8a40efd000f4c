import type { Problem } from "../../src/content-model/problem";
import type { Shared } from "../sharing/share";
import type { HistoryEntry } from "../sharing/takeBack";
import type { Place } from "./locate";
import type { SharingResponse } from "./sharingActions";

/** An error in the content, as the page lists it. */
export interface ShownProblem extends Problem {
  sentence: string;
  /** Whether the file can be opened as text. */
  hasText: boolean;
}

/** Something that was typed but not saved. */
export interface ShownDraft {
  path: string;
  message: string;
  when: string;
  /** The route of its form in Decap; undefined for a file that was open as text. */
  form: string | undefined;
}

/** A file for a form, with its text at the time it was opened. */
export interface OpenedEntry {
  data: string;
  file: { path: string; id: string };
  before?: string;
}

/** A picture with its bytes. */
export interface MediaFile {
  id: string;
  name: string;
  path: string;
  content: string;
}

/** A history entry in its JSON form. */
export interface ShownEntry extends Omit<HistoryEntry, "when"> {
  when: string;
}

/** The response to each of the page's requests. */
export interface Responses {
  problems: ShownProblem[];
  entriesByFolder: unknown[];
  entriesByFiles: unknown[];
  getEntry: OpenedEntry;
  persistEntry: { before: string; isMerged: boolean };
  getMedia: MediaFile[];
  getMediaFile: MediaFile;
  persistMedia: MediaFile;
  deleteFiles: object;
  addressFor: { address: string; isUp: boolean };
  locate: { place: Place | null };
  drafts: ShownDraft[];
  keepDraft: object;
  saveDraft: object;
  dropDraft: object;
  getText: { text: string; before: string };
  saveText: object;
  state: { line: string };
  share: SharingResponse<Shared>;
  shareStep: { step: string };
  history: SharingResponse<ShownEntry[]>;
  takeBack: SharingResponse<string>;
}
