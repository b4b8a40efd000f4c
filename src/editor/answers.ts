import type { Problem } from "../content-model/check/problem";
import type { Shared } from "../sharing/share";
import type { HistoryEntry } from "../sharing/takeBack";
import type { SharingAnswer } from "./sharingActions";

/** A mistake in the content, as the page lists it. */
export interface ShownProblem extends Problem {
  sentence: string;
  /** Whether the file can be opened as text. */
  hasText: boolean;
}

/** An entry of the history as it comes in JSON. */
export interface ShownEntry extends Omit<HistoryEntry, "when"> {
  when: string;
}

/** What our own page gets for each of its requests. */
export interface Answers {
  problems: ShownProblem[];
  getText: { text: string };
  saveText: { message: string };
  state: { line: string };
  share: SharingAnswer<Shared>;
  shareStep: { step: string };
  history: SharingAnswer<ShownEntry[]>;
  takeBack: SharingAnswer<string>;
}
