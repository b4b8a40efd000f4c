import { readFileSync } from "node:fs";
import { join } from "node:path";
import { found } from "../lib/found";
import { kindOfFile } from "./kinds";
import { readContentFile } from "./readContent";

const source = "campaign.yaml";

/**
 * What the web manifest says, which Gatsby asks for before anything else.
 * @param root the content folder
 * @returns placeholders where the file is missing or has mistakes: the check comes next, names them and stops
 */
export function readCampaign(root: string): { name: string; icon: string } {
  const campaign = contentOf(root);
  return { name: String(campaign?.name ?? source), icon: String(campaign?.icon ?? source) };
}

function contentOf(root: string): Record<string, unknown> | undefined {
  try {
    const bytes = readFileSync(join(root, source));
    return readContentFile(found(kindOfFile(source), "kind", source), source, bytes).content?.entries[0]
      ?.content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
