/** Finds the approvals that the current content needs. */
import type { Problem } from "../../../../src/content-model/problem";
import { readContent } from "../../../../src/content-model/readContent";
import { approvals, type ApprovalContext } from "../../../publishing/approvals";
import { digestsBelow } from "../../../publishing/approvedVersion";
import { inventedIn, shippedSamples } from "../../../publishing/samples";
import { byKey } from "./approvalHistory";

export interface ContentNow extends ApprovalContext {
  /** A problem for each part of the content that is still a sample. */
  invented: readonly Problem[];
}

/** Returns the current content, as the publishing check reads it. */
export async function contentNow(root: string): Promise<ContentNow> {
  const content = await readContent(root);
  const invented = inventedIn(content, shippedSamples());
  const unfinished = new Set(invented.map(({ file }) => file));
  return { digestOf: digestsBelow(root), files: content.files, invented, unfinished };
}

/** Returns the approvals that the current content needs, as a map from the key of each approval. */
export const approvalsNow = async (root: string) => byKey(approvals(await contentNow(root)));
